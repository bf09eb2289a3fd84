import { stayPath, PATHS } from '../../shared/routes/paths.ts';
import type { StayReading } from '../../shared/stay/stay-query.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';

type MissingBookingProps = {
  /** One of `MISSING_DATA`. */
  message: string;
  /** What there was instead of a whole stay. */
  reading?: Exclude<StayReading, { kind: 'stay' }>;
};

/** A checkout screen without a stay: the fixed text (rules 8.1), and a next step. */
export function MissingBooking({ message, reading = { kind: 'nothing' } }: MissingBookingProps) {
  const isResortKnown = reading.kind === 'resort';
  return (
    <PageContainer>
      <EmptyState
        level={1}
        scene="night"
        title={message}
        text={
          isResortKnown
            ? 'Unit or dates are missing or can no longer be booked. Please choose them again.'
            : 'Choose a resort, a unit and your dates first.'
        }
        action={
          isResortKnown ? (
            <ButtonLink
              to={stayPath('units', {
                resort: reading.resortId,
                type: reading.vacationType ?? undefined,
              })}
            >
              Choose unit and dates
            </ButtonLink>
          ) : (
            <ButtonLink to={PATHS.directoryAtHome}>Find a resort</ButtonLink>
          )
        }
      />
    </PageContainer>
  );
}
