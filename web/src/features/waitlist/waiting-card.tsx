import { countNights } from '@club/domain/calendar/nights';
import { displayName } from '@club/domain/resort/resort-name';
import { positionInQueue } from '@club/domain/waitlist/waitlist';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { resortPath } from '../../shared/routes/paths.ts';
import { type StaySearch, staySearchParams } from '../../shared/stay/stay-search.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { StayCard } from '../../shared/booking/stay-card.tsx';
import { Badge } from '../../design/data/badge.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { LeaveButton } from './leave-button.tsx';
import { positionText } from './queue-text.ts';
import { waitingFacts } from './waiting-facts.ts';

/** The member's position among those waiting for the same nights, live. */
function PositionBadge({ entry }: { entry: OwnWaitlistEntry }) {
  const queue = useMemberLive('waitlistQueue', { resortId: entry.resortId });
  const position =
    queue.status === 'ready' ? positionInQueue(queue.data ?? undefined, entry.id) : null;
  return (
    <Badge tone="lagoon">{position === null ? 'On the waitlist' : positionText(position)}</Badge>
  );
}

/** What the page of the resort opens on: the stay, where the window is no longer than that. */
const searchOf = ({ from, to, nights, unitType, vacationType }: OwnWaitlistEntry): StaySearch => ({
  dates: countNights(from, to) === nights ? { from, to } : null,
  sleeps: 0,
  unit: unitType,
  vacationType,
});

/** A waitlist entry that has no offer yet. */
export function WaitingCard({ entry }: { entry: OwnWaitlistEntry }) {
  return (
    <StayCard
      pictureSrc={entry.resort.img}
      standing={<PositionBadge entry={entry} />}
      name={displayName(entry.resort.place_name)}
      place={entry.resort.location}
      facts={waitingFacts(entry)}
    >
      {(nameId) => (
        <Row>
          <LeaveButton entry={entry} describedBy={nameId} size="small">
            Leave the waitlist
          </LeaveButton>
          <ButtonLink
            variant="link"
            size="small"
            to={resortPath(entry.resortId, staySearchParams(searchOf(entry)))}
            aria-describedby={nameId}
          >
            View Resort
          </ButtonLink>
        </Row>
      )}
    </StayCard>
  );
}
