import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Board, Favourite } from '@club/domain/favourites/favourite';
import { FIRST_BOARD, favouritesOn } from '@club/domain/favourites/favourite';
import { formatCount } from '../../formats/reader-formats.ts';
import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { boardPath, PATHS } from '../../shared/routes/paths.ts';
import { useStayLink } from '../../shared/stay/stay-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Menu } from '../../design/actions/menu.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { CardGrid } from '../../design/layout/card-grid.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { BoardButtons } from './board-buttons.tsx';
import { BoardLinks } from './board-links.tsx';
import { boardItems, cardItems } from './board-menus.ts';
import { BoardStayLine } from './board-stay-line.tsx';
import { useCompareChoice } from './compare-choice.ts';
import { CompareTray } from './compare-tray.tsx';
import { CompareView } from './compare-view.tsx';
import { OpenBoardDialog, type OpenDialog } from './open-board-dialog.tsx';
import { SavedCard } from './saved-card.tsx';
import type { SavedResort } from './saved-resort.ts';
import { savedName, savedResorts } from './saved-resort.ts';
import { useBoardActions } from './use-board-actions.ts';
import { useBoardStay } from './use-board-stay.ts';

const List = styled.section`
  &:focus {
    outline: none;
  }
`;

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32};
`;

/** Nothing for an empty board, which says so where its resorts would be. */
const countText = (count: number): string | undefined =>
  count === 0 ? undefined : `${formatCount(count)} saved ${count === 1 ? 'resort' : 'resorts'}`;

/** When the card with the focus is removed, the focus moves to the list. */
const useKeptFocus = (count: number) => {
  const list = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count < before.current && isLost) list.current?.focus();
    before.current = count;
  }, [count]);
  return list;
};

type BoardViewProps = {
  uid: string;
  board: Board;
  boards: readonly Board[];
  favourites: readonly Favourite[];
  catalogue: readonly CatalogueResort[];
};

/** A board, its resorts, and the actions for both. */
export function BoardView({ uid, board, boards, favourites, catalogue }: BoardViewProps) {
  const actions = useBoardActions(uid, boards);
  const stay = useBoardStay(board.dates);
  const withStay = useStayLink();
  const choice = useCompareChoice(catalogue);
  const [open, setOpen] = useState<OpenDialog>(null);

  const onBoard = favouritesOn(board.id, favourites, boards);
  const saved = savedResorts(onBoard, catalogue);
  const list = useKeptFocus(saved.length);
  const isFirst = board.id === FIRST_BOARD;

  if (choice.isShown) {
    const label = `Back to ${board.name}`;
    const to = withStay(boardPath(isFirst ? undefined : board.id));
    return <CompareView stay={stay} choice={choice} back={{ to, label }} />;
  }

  const cardOf = (one: SavedResort, favourite: Favourite, at: number) => {
    const name = savedName(one);
    return (
      <li key={favourite.resortId}>
        <SavedCard
          saved={one}
          stay={stay}
          choice={choice}
          at={at}
          actions={
            <Menu
              label={`More for ${name}`}
              arrow={false}
              side="start"
              trigger={<Ellipsis aria-hidden size={20} />}
              items={cardItems(favourite, name, boards, { actions, setOpen })}
            />
          }
        />
      </li>
    );
  };

  return (
    <Container>
      <SectionHeading level={1} title="My Favorites" />
      <Stack $gap="s24">
        <BoardLinks
          boards={boards}
          current={board.id}
          countOf={(id) => favouritesOn(id, favourites, boards).length}
          onNew={() => {
            if (actions.hasRoom()) setOpen({ kind: 'new', moved: null });
          }}
        />
        <Stack $gap="s12">
          <SectionHeading
            title={board.name}
            size="h3"
            id="board"
            text={countText(saved.length)}
            action={
              <BoardButtons
                board={board}
                stay={stay}
                items={boardItems(
                  board,
                  onBoard.map(({ resortId }) => resortId),
                  { actions, setOpen },
                )}
                onOpen={setOpen}
              />
            }
          />
          {saved.length > 0 && <BoardStayLine stay={stay} />}
        </Stack>
      </Stack>
      <List ref={list} tabIndex={-1} aria-labelledby="board">
        {saved.length === 0 ? (
          <EmptyState
            level={3}
            title="Nothing saved yet"
            text={
              isFirst
                ? 'Press the heart on a resort, and it will appear here.'
                : 'Move resorts here from another board.'
            }
            action={<ButtonLink to={withStay(PATHS.directoryAtHome)}>See all resorts</ButtonLink>}
          />
        ) : (
          <CardGrid>
            {onBoard.flatMap((favourite, at) => {
              const one = saved[at];
              return one === undefined ? [] : [cardOf(one, favourite, at)];
            })}
          </CardGrid>
        )}
      </List>
      <CompareTray choice={choice} />
      <OpenBoardDialog
        open={open}
        board={board}
        boards={boards}
        stay={stay}
        actions={actions}
        onClose={() => {
          setOpen(null);
        }}
      />
    </Container>
  );
}
