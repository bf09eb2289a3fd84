import { formatDay, formatNights } from '@club/domain/calendar/day-format';
import { VACATION_LABELS, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import { positionInLine } from '@club/domain/waitlist/waitlist';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { resortPath } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { StayCard } from '../../shared/booking/stay-card.tsx';
import { Badge } from '../../design/data/badge.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { placeInLine } from './place-words.ts';
import { useLeaveLine } from './use-leave-line.ts';

/** Where a place stands among those who wait for the same nights, live. */
function Standing({ entry }: { entry: OwnWaitlistEntry }) {
  const line = useMemberLive('waitlistLine', { resortId: entry.resortId });
  const position =
    line.status === 'ready' ? positionInLine(line.data ?? undefined, entry.id) : null;
  return <Badge tone="lagoon">{position === null ? 'In line' : placeInLine(position)}</Badge>;
}

/** A place in a line whose turn has not come. */
export function WaitingCard({ entry }: { entry: OwnWaitlistEntry }) {
  const { leave, isLeaving } = useLeaveLine(entry);
  return (
    <StayCard
      pictureSrc={entry.resort.img}
      standing={<Standing entry={entry} />}
      name={displayName(entry.resort.place_name)}
      place={entry.resort.location}
      facts={[
        { label: 'First check-in', value: formatDay(entry.from) },
        { label: 'Last check-out', value: formatDay(entry.to) },
        { label: 'Nights in a row', value: formatNights(entry.nights) },
        { label: 'Unit Type', value: unitTypeLabel(entry.unitType) },
        { label: 'Kind of vacation', value: VACATION_LABELS[entry.vacationType].title },
      ]}
    >
      {(nameId) => (
        <Row>
          <Button
            variant="quiet"
            size="small"
            busy={isLeaving}
            aria-describedby={nameId}
            onClick={() => {
              void leave();
            }}
          >
            Leave the line
          </Button>
          <ButtonLink
            variant="link"
            size="small"
            to={resortPath(entry.resortId)}
            aria-describedby={nameId}
          >
            View Resort
          </ButtonLink>
        </Row>
      )}
    </StayCard>
  );
}
