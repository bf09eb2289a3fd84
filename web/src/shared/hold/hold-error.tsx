import { ANOTHER_UNIT_LABEL, anotherUnitQuestion } from '@club/domain/booking/another-unit';
import { formatDayWithWeekday, formatStay } from '../../formats/reader-formats.ts';
import type { Resort } from '@club/domain/resort/resort';
import { BellRing } from 'lucide-react';
import type { ApiFailure, CallError } from '../../kernel/api/api-client.ts';
import { callErrorText } from '../../kernel/api/api-client.ts';
import { PATHS, stayPath, waitlistPath } from '../routes/paths.ts';
import type { Stay } from '../stay/stay-query.ts';
import { stayParams } from '../stay/stay-query.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { RetryButton } from '../../design/feedback/retry-button.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import type { StayDates } from '../stay/free-dates.ts';
import { nearestFreeStays } from '../stay/free-dates.ts';
import { useAvailability } from '../stay/use-availability.ts';

/** How many free stays are suggested. */
const SUGGESTIONS = 3;

type HoldErrorProps = {
  stay: Stay;
  resort: Resort;
  error: CallError;
  /** The request is not repeated before then (milliseconds since 1970). */
  retryAt: number | null;
  isRetrying: boolean;
  onRetry: () => void;
  /** The member wants one more unit of the stay. */
  onAnother: () => void;
  /** Takes other dates where the stay is chosen; without it they open their own offer. */
  onDates?: ((dates: StayDates) => void) | undefined;
};

type SoldOutProps = Pick<HoldErrorProps, 'stay' | 'resort' | 'onDates'> & {
  error: ApiFailure<'sold-out'>;
};

function SoldOut({ stay, resort, error, onDates }: SoldOutProps) {
  const { window, isFree } = useAvailability(resort);
  const soldOut = error.details?.soldOutNights ?? [];
  const isStillFree = (night: string): boolean => !soldOut.includes(night) && isFree(night);
  const others = nearestFreeStays(stay, isStillFree, window, SUGGESTIONS);
  return (
    <Stack $gap="s24">
      <Alert tone="warn" live title={callErrorText(error)}>
        {soldOut.length > 0 && <>Sold out: {soldOut.map(formatDayWithWeekday).join(', ')}. </>}
        Nothing was booked.
      </Alert>
      {others.length > 0 && (
        <Stack $gap="s12">
          <Heading level={2} size="h4">
            Free around these dates
          </Heading>
          <Row>
            {others.map((dates) =>
              onDates === undefined ? (
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
              ) : (
                <Button
                  key={dates.startDate}
                  variant="quiet"
                  onClick={() => {
                    onDates(dates);
                  }}
                >
                  {formatStay(dates.startDate, dates.endDate)}
                </Button>
              ),
            )}
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

/** Why an offer cannot be held, and what the member can do. */
export function HoldError(props: HoldErrorProps) {
  const { stay, resort, error, retryAt, isRetrying, onRetry, onAnother, onDates } = props;
  if (error.kind === 'api' && error.code === 'sold-out') {
    return <SoldOut stay={stay} resort={resort} error={error} onDates={onDates} />;
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
