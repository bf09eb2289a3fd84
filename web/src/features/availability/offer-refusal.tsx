import { ANOTHER_UNIT_LABEL, anotherUnitQuestion } from '@club/domain/booking/another-unit';
import { formatDayWithWeekday, formatStay } from '@club/domain/calendar/day-format';
import type { Resort } from '@club/domain/resort/resort';
import { BellRing } from 'lucide-react';
import type { ApiFailure, CallError } from '../../kernel/api/api-client.ts';
import { callErrorText } from '../../kernel/api/api-client.ts';
import { PATHS, stayPath, waitlistPath } from '../../shared/routes/paths.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayParams } from '../../shared/stay/stay-query.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { RetryButton } from '../../design/feedback/retry-button.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { nearestFreeStays } from '../../shared/stay/free-dates.ts';
import { useAvailability } from '../../shared/stay/use-availability.ts';

/** How many free stays are suggested. */
const SUGGESTIONS = 3;

type OfferRefusalProps = {
  stay: Stay;
  resort: Resort;
  error: CallError;
  /** Before then it need not be asked again (milliseconds since 1970). */
  retryAt: number | null;
  isRetrying: boolean;
  onRetry: () => void;
  /** The member wants one more unit of the stay. */
  onAnother: () => void;
};

type SoldOutProps = Pick<OfferRefusalProps, 'stay' | 'resort'> & { error: ApiFailure<'sold-out'> };

function SoldOut({ stay, resort, error }: SoldOutProps) {
  const { window, isFree } = useAvailability(resort);
  const gone = error.details?.soldOutNights ?? [];
  const isStillFree = (night: string): boolean => !gone.includes(night) && isFree(night);
  const others = nearestFreeStays(stay, isStillFree, window, SUGGESTIONS);
  return (
    <Stack $gap="s24">
      <Alert tone="warn" live title={callErrorText(error)}>
        {gone.length > 0 && <>Sold out: {gone.map(formatDayWithWeekday).join(', ')}. </>}
        Nothing was booked.
      </Alert>
      {others.length > 0 && (
        <Stack $gap="s12">
          <Heading level={2} size="h4">
            Free around these dates
          </Heading>
          <Row>
            {others.map((dates) => (
              <ButtonLink
                key={dates.startDate}
                variant="quiet"
                to={stayPath('offer', {
                  ...stayParams(stay),
                  from: dates.startDate,
                  to: dates.endDate,
                })}
              >
                {formatStay(dates.startDate, dates.endDate)}
              </ButtonLink>
            ))}
          </Row>
        </Stack>
      )}
      <Row>
        <ButtonLink icon={<BellRing aria-hidden />} to={waitlistPath(stayParams(stay))}>
          Tell me when it is free
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          to={stayPath('units', { resort: stay.resortId, type: stay.vacationType })}
        >
          Choose another unit or other dates
        </ButtonLink>
        <ButtonLink variant="quiet" to={PATHS.directoryAtHome}>
          Find another resort
        </ButtonLink>
      </Row>
    </Stack>
  );
}

/** Why an offer cannot be held, and how to go on. */
export function OfferRefusal(props: OfferRefusalProps) {
  const { stay, resort, error, retryAt, isRetrying, onRetry, onAnother } = props;
  if (error.kind === 'api' && error.code === 'sold-out') {
    return <SoldOut stay={stay} resort={resort} error={error} />;
  }
  if (error.kind === 'api' && error.code === 'duplicate-booking') {
    const bookingId = error.details?.bookingId ?? null;
    return (
      <Alert
        tone="info"
        live
        title={anotherUnitQuestion(stay.unitType)}
        action={
          <Row>
            <Button busy={isRetrying} busyLabel="Checking..." onClick={onAnother}>
              {ANOTHER_UNIT_LABEL}
            </Button>
            <ButtonLink
              variant="quiet"
              to={
                bookingId === null
                  ? PATHS.dashboardBookings
                  : stayPath('confirmation', { resort: stay.resortId }, { booking: bookingId })
              }
            >
              See this booking
            </ButtonLink>
          </Row>
        }
      >
        The one you have stays booked either way.
      </Alert>
    );
  }
  return (
    <Stack $gap="s16">
      <Alert tone="bad" live title={callErrorText(error)}>
        <Text $size="small">Nothing was booked, and what you have chosen is kept.</Text>
      </Alert>
      <Row>
        <RetryButton retryAt={retryAt} busy={isRetrying} onRetry={onRetry} />
        <ButtonLink
          variant="quiet"
          to={stayPath('units', { resort: stay.resortId, type: stay.vacationType })}
        >
          Choose another unit or other dates
        </ButtonLink>
      </Row>
    </Stack>
  );
}
