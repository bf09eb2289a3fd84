import { formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { formatNights } from '@club/domain/calendar/nights';
import { VACATION_LABELS, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import { BellRing } from 'lucide-react';
import { deadlineText } from '../../kernel/time/instant-text.ts';
import { stayPath } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { StayCard } from '../../shared/booking/stay-card.tsx';
import { Badge } from '../../design/data/badge.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { useSecondsLeft } from '../../design/time/use-seconds-left.ts';
import type { OfferedEntry } from './entry-groups.ts';
import { LeaveButton } from './leave-button.tsx';
import { timeLeftText } from './queue-text.ts';

/** A stay that is kept for the member, to be booked or declined in time. */
export function OfferedCard({ entry }: { entry: OfferedEntry }) {
  const { offer } = entry;
  const secondsLeft = useSecondsLeft(offer.expiresAt);
  const isExpired = secondsLeft === 0;
  const stay = {
    resort: entry.resortId,
    type: entry.vacationType,
    unit: entry.unitType,
    from: offer.startDate,
    to: offer.endDate,
  };
  return (
    <StayCard
      isUrgent={!isExpired}
      pictureSrc={entry.resort.img}
      standing={
        <Badge tone={isExpired ? 'plain' : 'coral'} icon={<BellRing aria-hidden />}>
          {isExpired ? 'No longer kept' : 'It is your turn'}
        </Badge>
      }
      name={displayName(entry.resort.place_name)}
      place={entry.resort.location}
      facts={[
        { label: 'Check-in', value: formatDayWithWeekday(offer.startDate) },
        { label: 'Check-out', value: formatDayWithWeekday(offer.endDate) },
        { label: 'Nights', value: formatNights(entry.nights) },
        { label: 'Unit Type', value: unitTypeLabel(entry.unitType) },
        { label: 'Kind of vacation', value: VACATION_LABELS[entry.vacationType].title },
      ]}
    >
      {(nameId) => (
        <Stack $gap="s16">
          <Text $tabular $strong>
            {isExpired
              ? `It was kept until ${deadlineText(offer.expiresAt)}.`
              : `Kept for you until ${deadlineText(offer.expiresAt)} – ${timeLeftText(secondsLeft)}`}
          </Text>
          <Row>
            <ButtonLink
              variant={isExpired ? 'quiet' : 'accent'}
              to={stayPath('offer', stay)}
              aria-describedby={nameId}
            >
              {isExpired ? 'See whether it is still free' : 'Book Now'}
            </ButtonLink>
            {!isExpired && (
              <LeaveButton entry={entry} describedBy={nameId}>
                Not this time
              </LeaveButton>
            )}
          </Row>
        </Stack>
      )}
    </StayCard>
  );
}
