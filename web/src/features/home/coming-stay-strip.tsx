import { displayName } from '@club/domain/resort/resort-name';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { MapPinned } from 'lucide-react';
import { formatClock, formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { useLive } from '../../shared/live/live-data.tsx';
import { directionsTo } from '../../shared/resort/directions.ts';
import { useOwnTrips } from '../../shared/booking/use-own-trips.ts';
import { tripPath } from '../../shared/routes/paths.ts';
import { Action, Actions, Facts, Name, Pass, Stay, Title } from './boarding-pass-styles.ts';
import { beginsText, comingStay } from './coming-stay.ts';

/** A member's next stay, as a boarding pass: what it is, when it begins, and the way there. */
export default function ComingStayStrip() {
  const today = useToday();
  const { trips } = useOwnTrips();
  // A stay does not keep the coordinates; the page has the directory anyway.
  const catalogue = useLive('catalogue');
  const stay = trips.status === 'ready' ? comingStay(trips.data, today) : null;
  if (stay === null) return null;
  const { id, resort, startDate, endDate, unitType } = stay;
  const found =
    catalogue.status === 'ready' ? catalogue.data.find((row) => row.id === resort.id) : undefined;
  const name = displayName(resort.placeName);
  const time = resort.checkInTime === '' ? '' : `, ${formatClock(resort.checkInTime)}`;
  return (
    <Pass aria-label="Your next stay">
      <Stay>
        <Title to={tripPath(id)}>
          <small>Your next stay</small>
          <Name>
            {name} {beginsText(startDate, today)}
          </Name>
        </Title>
        <Facts>
          <div>
            <dt>Check-in</dt>
            <dd>
              {formatDayWithWeekday(startDate)}
              {time}
            </dd>
          </div>
          <div>
            <dt>Check-out</dt>
            <dd>
              {formatDayWithWeekday(endDate)} · {unitTypeLabel(unitType)}
            </dd>
          </div>
        </Facts>
      </Stay>
      <Actions>
        <Action {...directionsTo({ ...resort, ...found })}>
          <MapPinned aria-hidden />
          Directions
        </Action>
      </Actions>
    </Pass>
  );
}
