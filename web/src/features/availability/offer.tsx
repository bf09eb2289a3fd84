import { formatDayWithWeekday } from '@club/domain/calendar/day-format';
import { quoteStay } from '@club/domain/pricing/quote';
import { VACATION_LABELS, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
import { stayPath } from '../../shared/routes/paths.ts';
import { quoteFigures } from '../../shared/booking/quote-lines.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayParams } from '../../shared/stay/stay-query.ts';
import { Button } from '../../design/actions/button.tsx';
import { BookingLayout } from '../../shared/booking/booking-layout.tsx';
import { CancelPolicy } from '../../shared/booking/cancel-policy.tsx';
import { HoldTimer } from '../../shared/hold/hold-timer.tsx';
import { KeepHolding } from '../../shared/hold/keep-holding.tsx';
import { StaySummary } from '../../shared/booking/stay-summary.tsx';
import { Card } from '../../design/data/card.tsx';
import { PriceBlock } from '../../design/data/price-block.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { useSecondsLeft } from '../../design/time/use-seconds-left.ts';
import { OfferRefusal } from './offer-refusal.tsx';
import { useOfferHold } from './use-offer-hold.ts';

type OfferProps = { stay: Stay; resort: Resort };

/** The offer (rules 7.1): unit type, price, 'Time remaining', and the button to checkout. */
export function Offer({ stay, resort }: OfferProps) {
  const title = VACATION_LABELS[stay.vacationType].title;
  useDocumentTitle(title);
  const navigate = useNavigate();
  const { offer, ask } = useOfferHold(stay);
  const [isChecking, setIsChecking] = useState(false);
  const hold = offer.status === 'held' ? offer.hold : null;
  const secondsLeft = useSecondsLeft(hold?.deadline ?? null);
  const isOver = offer.status === 'held' && secondsLeft === 0;
  // The server's figures once they are there; the same rules until then.
  const quote = offer.status === 'held' ? offer.quote : quoteStay(stay);

  const check = async (another = false): Promise<boolean> => {
    setIsChecking(true);
    const isHeld = await ask(another);
    setIsChecking(false);
    return isHeld;
  };
  const goOn = async (): Promise<void> => {
    // At 0:00 the button stays active and looks whether the nights are still free (rules 7.3).
    if (secondsLeft === 0 && !(await check())) return;
    await navigate(stayPath('checkout', stayParams(stay)));
  };

  return (
    <BookingLayout
      step="offer"
      title={title}
      intro={
        <>
          {unitTypeLabel(stay.unitType)} at {displayName(resort.placeName)},{' '}
          {formatDayWithWeekday(stay.startDate)} to {formatDayWithWeekday(stay.endDate)}.
        </>
      }
      summary={<StaySummary stay={stay} resort={resort} quote={quote} />}
    >
      {offer.status === 'refused' ? (
        <OfferRefusal
          stay={stay}
          resort={resort}
          error={offer.error}
          retryAt={offer.retryAt}
          isRetrying={isChecking}
          onRetry={() => {
            void check();
          }}
          onAnother={() => {
            void check(true);
          }}
        />
      ) : (
        <Stack $gap="s24">
          <Card $pad="s24">
            <Stack $gap="s24">
              <div>
                <Heading level={2} size="h3">
                  {unitTypeLabel(stay.unitType)}
                </Heading>
              </div>
              <PriceBlock label="Total" {...quoteFigures(quote)} />
            </Stack>
          </Card>
          {(hold !== null || offer.status === 'asking') && (
            <Row $gap="s24">
              <HoldTimer hold={hold} secondsLeft={secondsLeft} />
              {hold !== null && <KeepHolding hold={hold} secondsLeft={secondsLeft} />}
            </Row>
          )}
          {isOver && (
            <Alert tone="warn" title="Your hold has ended.">
              Nothing you chose is lost. Continue, and we check that the nights are still free.
            </Alert>
          )}
          <Stack $gap="s12">
            <Button
              size="large"
              wide
              variant={stay.vacationType === 'lastCall' ? 'accent' : 'primary'}
              busy={offer.status === 'asking' || isChecking}
              onClick={() => {
                void goOn();
              }}
            >
              {stay.vacationType === 'rciPoints' ? 'Redeem Points' : 'Book Now'}
            </Button>
            <Text $size="small" $tone="soft">
              You see everything once more before anything is booked.{' '}
              <TextLink to={stayPath('units', { resort: stay.resortId, type: stay.vacationType })}>
                Change unit or dates
              </TextLink>
            </Text>
          </Stack>
          <CancelPolicy stay={stay} method={quote.paymentMethod} />
        </Stack>
      )}
    </BookingLayout>
  );
}
