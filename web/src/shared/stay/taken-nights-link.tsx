import { BellRing } from 'lucide-react';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { type StayParams, waitlistPath } from '../routes/paths.ts';
import type { StayDates } from './free-dates.ts';

type TakenNightsLinkProps = {
  wanted: Pick<StayParams, 'resort' | 'type' | 'unit'>;
  /** The dates that are not free; null while none are chosen. */
  dates: StayDates | null;
};

/** In a dialog for dates: the waitlist for nights that are not free. */
export function TakenNightsLink({ wanted, dates }: TakenNightsLinkProps) {
  return dates === null ? (
    <Text $size="small" $tone="soft">
      Would you like nights that are sold out?{' '}
      <TextLink to={waitlistPath(wanted)}>Tell me when they are free</TextLink>
    </Text>
  ) : (
    <ButtonLink
      size="small"
      variant="quiet"
      icon={<BellRing aria-hidden />}
      to={waitlistPath({ ...wanted, from: dates.startDate, to: dates.endDate })}
    >
      Tell me when these dates are free
    </ButtonLink>
  );
}
