import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { WaitlistState } from '@club/domain/waitlist/waitlist';
import { isPast } from '@club/domain/waitlist/criteria';
import { styled } from 'styled-components';
import { instantDay } from '../../kernel/time/instant-text.ts';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { PATHS, waitlistPath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { theme } from '../../design/theme/theme.ts';
import type { BadgeTone } from '../../design/data/badge.tsx';
import { Badge } from '../../design/data/badge.tsx';
import { EndsLine } from '../../design/data/ends-line.ts';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { entryName } from './search-text.ts';
import { windowText } from './window-choices.ts';

const Fold = styled.details`
  > summary {
    min-height: ${theme.target};
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
`;

const Line = styled(EndsLine)`
  box-shadow: 0 -1px 0 ${theme.colour.line};
`;

const END_LABELS: Partial<Record<WaitlistState, { label: string; tone: BadgeTone }>> = {
  booked: { label: 'Booked', tone: 'good' },
  missed: { label: 'Missed', tone: 'warn' },
  left: { label: 'Left', tone: 'plain' },
};

function PastEntry({ entry }: { entry: OwnWaitlistEntry }) {
  const today = useToday();
  const end = END_LABELS[entry.state];
  const isOfOneResort = entry.search === undefined || entry.isFound === true;
  const day = instantDay(entry.stateAt);
  return (
    <Line>
      <div>
        <Text as="h3" $strong>
          {entryName(entry)}
        </Text>
        <Text $size="small" $tone="soft" $tabular>
          {unitTypeLabel(entry.unitType)}, {windowText(entry)}
        </Text>
        {entry.state === 'booked' && (
          <TextLink $alone to={PATHS.dashboardBookings}>
            See your bookings
          </TextLink>
        )}
        {entry.state !== 'booked' && isOfOneResort && !isPast(entry, today) && (
          <TextLink
            $alone
            to={waitlistPath(
              {
                resort: entry.resortId,
                type: entry.vacationType,
                unit: entry.unitType,
                from: entry.from < today ? today : entry.from,
                to: entry.to,
              },
              entry.nights,
            )}
          >
            Wait for it again
          </TextLink>
        )}
      </div>
      <Text as="span" $size="small" $tone="soft">
        {end !== undefined && <Badge tone={end.tone}>{end.label}</Badge>} {day}
      </Text>
    </Line>
  );
}

/** Entries that have ended, collapsed. */
export function PastEntries({ entries }: { entries: readonly OwnWaitlistEntry[] }) {
  return (
    <Fold>
      <summary>Past ({entries.length})</summary>
      <ul>
        {entries.map((entry) => (
          <PastEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Fold>
  );
}
