import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Chip } from '../../design/actions/chip.tsx';
import { CatalogueCard } from '../../shared/resort/catalogue-card.tsx';
import { ResortCard } from '../../shared/resort/resort-card.tsx';
import { SaveHeart } from '../../shared/favourites/save-heart.tsx';
import type { CompareChoice } from './compare-choice.ts';
import { MAX_COMPARED } from './compare-rows.ts';
import type { SavedResort } from './saved-resort.ts';
import { savedName } from './saved-resort.ts';
import { StayStateLine } from './stay-state-line.tsx';
import { NOT_AVAILABLE_NOW } from './stay-state.ts';
import type { BoardStay } from './use-board-stay.ts';

const Shape = styled.div`
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

type SavedCardProps = {
  saved: SavedResort;
  stay: BoardStay;
  choice: CompareChoice;
  eager: boolean;
  /** What can be done with it beside comparing. */
  actions?: ReactNode;
};

/** A saved resort: its card with the price of the board's days, what is free, the note. */
export function SavedCard({ saved, stay, choice, eager, actions }: SavedCardProps) {
  const { favourite, resort } = saved;
  const name = savedName(saved);
  const isChosen = choice.has(favourite.resortId);
  return (
    <Shape>
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
          dates={stay.dates}
          eager={eager}
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
    </Shape>
  );
}
