import { CircleCheck, CircleSlash, Columns3, Flame, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Chip } from '../../design/actions/chip.tsx';
import { cardPriority } from '../../shared/resort/card-priority.ts';
import { CatalogueCard } from '../../shared/resort/catalogue-card.tsx';
import { ResortCard } from '../../shared/resort/resort-card.tsx';
import { SaveHeart } from '../../shared/favourites/save-heart.tsx';
import type { CompareChoice } from './compare-choice.ts';
import { MAX_COMPARED } from './compare-rows.ts';
import type { SavedResort } from './saved-resort.ts';
import { savedName } from './saved-resort.ts';
import type { StayState } from './stay-state.ts';
import { NOT_AVAILABLE_NOW, stateText } from './stay-state.ts';
import type { BoardStay } from './use-board-stay.ts';

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.s12};
`;

const Note = styled.p`
  padding-left: ${theme.space.s12};
  border-left: 2px solid ${theme.colour.line};
  font-size: ${theme.size.small};
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s8};
`;

const STATE_STYLES = {
  closed: { Icon: CircleSlash, colour: theme.colour.warn },
  unknown: { Icon: Hourglass, colour: theme.colour.soft },
  free: { Icon: CircleCheck, colour: theme.colour.good },
  few: { Icon: Flame, colour: theme.colour.coralText },
  'sold-out': { Icon: CircleSlash, colour: theme.colour.bad },
} as const;

const Line = styled.p<{ $colour: string }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.s8};
  font-size: ${theme.size.small};
  font-weight: 600;
  color: ${({ $colour }) => $colour};

  > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    stroke-width: 1.75;
  }
`;

/** Whether a stay is available, as icon, colour and text. */
function StayStateLine({ state }: { state: StayState }) {
  const { Icon, colour } = STATE_STYLES[state.kind];
  return (
    <Line $colour={colour}>
      <Icon aria-hidden />
      {stateText(state)}
    </Line>
  );
}

type SavedCardProps = {
  saved: SavedResort;
  stay: BoardStay;
  choice: CompareChoice;
  /** Its place in the list, from 0. */
  at: number;
  /** Actions in addition to Compare. */
  actions?: ReactNode;
};

/** A saved resort: its card with the price and availability for the board's dates, and the note. */
export function SavedCard({ saved, stay, choice, at, actions }: SavedCardProps) {
  const { favourite, resort } = saved;
  const name = savedName(saved);
  const isChosen = choice.has(favourite.resortId);
  return (
    <Container>
      {resort === null ? (
        <ResortCard
          name={name}
          place="No longer in the directory"
          pictureSrc={undefined}
          heart={<SaveHeart resort={{ id: favourite.resortId, placeName: name }} />}
          unavailableReason={NOT_AVAILABLE_NOW}
        />
      ) : (
        <CatalogueCard
          resort={resort}
          stay={{ dates: stay.dates }}
          priority={cardPriority(at)}
          unavailableReason={NOT_AVAILABLE_NOW}
        />
      )}
      {resort?.available === true && stay.dates !== null && (
        <StayStateLine state={stay.stateOf(resort)} />
      )}
      {favourite.note !== '' && <Note>{favourite.note}</Note>}
      <Actions>
        {resort !== null && (
          <Chip
            on={isChosen}
            icon={<Columns3 aria-hidden />}
            aria-label={`Compare ${name}`}
            aria-disabled={!isChosen && choice.isFull}
            title={
              !isChosen && choice.isFull ? `Up to ${MAX_COMPARED} can be compared.` : undefined
            }
            onClick={() => {
              if (isChosen || !choice.isFull) choice.toggle(favourite.resortId);
            }}
          >
            Compare
          </Chip>
        )}
        {actions}
      </Actions>
    </Container>
  );
}
