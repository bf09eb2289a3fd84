import { formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { quoteStay } from '@club/domain/pricing/quote';
import { VACATION_LABELS, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { stayPath } from '../../shared/routes/paths.ts';
import { wayParams } from '../../shared/booking/booking-way.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayParams } from '../../shared/stay/stay-query.ts';
import { Button } from '../../design/actions/button.tsx';
import { BookingLayout } from '../../shared/booking/booking-layout.tsx';
import { HoldTimer, holdText } from '../../shared/hold/hold-timer.tsx';
import { KeepHolding } from '../../shared/hold/keep-holding.tsx';
import { OfferLines } from '../../shared/booking/offer-lines.tsx';
import { StaySummary } from '../../shared/booking/stay-summary.tsx';
import { minWidthQuery } from '../../design/theme/media.ts';
import { useMediaQuery } from '../../design/theme/use-media-query.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { useSecondsLeft } from '../../design/time/use-seconds-left.ts';
import { HoldError } from '../../shared/hold/hold-error.tsx';
import { useOfferHold } from '../../shared/hold/use-offer-hold.ts';

type OfferProps = { stay: Stay; resort: Resort };

/** The offer (rules 7.1): unit type, price, 'Time remaining', and the button to checkout. */
export function Offer({ stay, resort }: OfferProps) {
  const title = VACATION_LABELS[stay.vacationType].title;
  usePageHead({ title });
  const navigate = useNavigate();
  const { offer, request } = useOfferHold(stay);
  const [isChecking, setIsChecking] = useState(false);
  const hold = offer.status === 'ready' ? offer.hold : null;
  const secondsLeft = useSecondsLeft(hold?.deadline ?? null);
  const isOver = offer.status === 'ready' && secondsLeft === 0;
  // The server's quote once it is loaded; the same rules until then.
  const quote = offer.status === 'ready' ? offer.quote : quoteStay(stay);

  const isHolding = hold !== null || offer.status === 'loading';
  // Where there is little room the clock is in the row above, which stays in view.
  const isRoomy = useMediaQuery(minWidthQuery('desktop'));

  const check = async (another = false): Promise<boolean> => {
    setIsChecking(true);
    const isHeld = await request(another);
    setIsChecking(false);
    return isHeld;
  };
  const continueToCheckout = async (): Promise<void> => {
    // At 0:00 the button stays active and checks whether the nights are still free (rules 7.3).
    if (secondsLeft === 0 && !(await check())) return;
    await navigate(stayPath('checkout', stayParams(stay), wayParams('byOffer')));
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
      summary={
        <StaySummary
          stay={stay}
          resort={resort}
          quote={quote}
          renderClock={(isLine) =>
            isLine && isHolding && <HoldTimer hold={hold} secondsLeft={secondsLeft} size="line" />
          }
        />
      }
    >
      {offer.status === 'failed' ? (
        <HoldError
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
          <Stack $gap="s12">
            <Heading level={2} size="h3">
              {unitTypeLabel(stay.unitType)}
            </Heading>
            <OfferLines stay={stay} resort={resort} quote={quote} title="Total" screen="offer" />
          </Stack>
          {isHolding && (
            <Row $gap="s24">
              {isRoomy ? (
                <HoldTimer hold={hold} secondsLeft={secondsLeft} />
              ) : (
                <Text $size="small">{holdText({ hold, secondsLeft })}</Text>
              )}
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
              busy={offer.status === 'loading' || isChecking}
              onClick={() => {
                void continueToCheckout();
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
        </Stack>
      )}
    </BookingLayout>
  );
}
