import { displayName } from '@club/domain/resort/resort-name';
import type { SearchPlaces, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import { positionInQueue } from '@club/domain/waitlist/waitlist';
import { styled } from 'styled-components';
import { useSession } from '../../kernel/session/session.tsx';
import { useLive, useLiveMany } from '../../shared/live/live-data.tsx';
import { resortPath } from '../../shared/routes/paths.ts';
import { StayCard } from '../../shared/booking/stay-card.tsx';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { Badge } from '../../design/data/badge.tsx';
import { FoldLine, FoldLines } from '../../design/data/fold-line.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { theme } from '../../design/theme/theme.ts';
import { bestPositionText, regionText, searchName } from './search-text.ts';
import { LeaveButton } from './leave-button.tsx';
import { positionText } from './queue-text.ts';
import { waitingFacts } from './waiting-facts.ts';

const Places = styled.ul`
  display: grid;
  gap: ${theme.space.s8};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${theme.space.s16};
  }
`;

type PlaceProps = { search: SearchPlaces; positions: readonly (number | null)[] };

/** The resorts of a search, each with the member's position there. */
function SearchPlacesList({ search, positions }: PlaceProps) {
  const catalogue = useLive('catalogue');
  const resorts = catalogue.status === 'ready' ? catalogue.data : [];
  return (
    <Places>
      {search.resortIds.map((id, index) => {
        const position = positions[index] ?? null;
        return (
          <li key={id}>
            <TextLink $alone to={resortPath(id)}>
              {displayName(resorts.find((resort) => resort.id === id)?.placeName ?? id)}
            </TextLink>
            {position !== null && (
              <Text as="span" $size="small" $tone="soft" $tabular>
                {positionText(position)}
              </Text>
            )}
          </li>
        );
      })}
    </Places>
  );
}

type SearchCardProps = { entry: OwnWaitlistEntry; search: SearchPlaces };

/** A saved search that nothing has fitted yet, with the member's positions, live. */
export function SearchCard({ entry, search }: SearchCardProps) {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : '';
  const queues = useLiveMany(
    'waitlistQueue',
    search.resortIds.map((resortId) => ({ uid, resortId })),
  );
  const known: readonly (WaitlistQueue | null)[] = queues.status === 'ready' ? queues.data : [];
  const positions = known.map((queue) => positionInQueue(queue ?? undefined, entry.id));
  const count = search.resortIds.length;
  return (
    <StayCard
      pictureSrc={entry.resort.img}
      standing={<Badge tone="lagoon">{bestPositionText(positions)}</Badge>}
      name={searchName(entry, search)}
      place={count === 1 ? entry.resort.location : `The first stay that fits at ${count} resorts`}
      facts={waitingFacts(entry)}
    >
      {(nameId) => (
        <Stack $gap="s16">
          <FoldLines>
            <FoldLine title="Resorts" value={String(count)}>
              <Stack $gap="s12">
                {search.region !== null && (
                  <Text $size="small" $tone="soft">
                    {regionText(search.region, count)}
                  </Text>
                )}
                <SearchPlacesList search={search} positions={positions} />
              </Stack>
            </FoldLine>
          </FoldLines>
          <Row>
            <LeaveButton entry={entry} describedBy={nameId} size="small">
              End this search
            </LeaveButton>
          </Row>
        </Stack>
      )}
    </StayCard>
  );
}
