import { formatStay } from '@club/domain/calendar/day-format';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Board, Favourite } from '@club/domain/favourites/favourite';
import { FIRST_BOARD, favouritesOn } from '@club/domain/favourites/favourite';
import { formatCount } from '@club/domain/money/cents';
import { CalendarDays, Ellipsis, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { boardPath, PATHS } from '../../lib/paths.ts';
import { theme } from '../../theme/theme.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Menu, type MenuItem } from '../../ui/actions/menu.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import DatesDialog from '../../ui/filter/dates-dialog.tsx';
import { pillStyles } from '../../ui/filter/pill-styles.ts';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { SectionHeading } from '../../ui/text/section-heading.tsx';
import { BoardNameDialog, MoveDialog, NoteDialog } from './board-dialogs.tsx';
import { BoardLinks } from './board-links.tsx';
import { BoardStayLine } from './board-stay-line.tsx';
import { useCompareChoice } from './compare-choice.ts';
import { CompareTray } from './compare-tray.tsx';
import { CompareView } from './compare-view.tsx';
import { SavedCard } from './saved-card.tsx';
import type { SavedResort } from './saved-resort.ts';
import { savedName, savedResorts } from './saved-resort.ts';
import { ShareDialog } from './share-dialog.tsx';
import { useBoardActions } from './use-board-actions.ts';
import { useBoardStay } from './use-board-stay.ts';

const Pill = styled.button`
  ${pillStyles}
`;

const List = styled.section`
  &:focus {
    outline: none;
  }
`;

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32};
`;

const countText = (count: number): string =>
  count === 0
    ? 'Nothing on this board yet'
    : `${formatCount(count)} saved ${count === 1 ? 'resort' : 'resorts'}`;

/** When the card that had the focus goes away, the focus goes to the list. */
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

type Open =
  | { kind: 'rename' | 'dates' | 'share' }
  | { kind: 'new'; moved: { favourite: Favourite; name: string } | null }
  | { kind: 'note' | 'move'; favourite: Favourite; name: string }
  | null;

type BoardViewProps = {
  uid: string;
  board: Board;
  boards: readonly Board[];
  favourites: readonly Favourite[];
  catalogue: readonly CatalogueResort[];
};

/** A board with everything on it, and what can be done with both. */
export function BoardView({ uid, board, boards, favourites, catalogue }: BoardViewProps) {
  const actions = useBoardActions(uid, boards);
  const stay = useBoardStay(board.dates);
  const choice = useCompareChoice(catalogue);
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => {
    setOpen(null);
  };

  const onBoard = favouritesOn(board.id, favourites, boards);
  const saved = savedResorts(onBoard, catalogue);
  const list = useKeptFocus(saved.length);
  const others = boards.filter(({ id }) => id !== board.id).map(({ name }) => name);
  const isFirst = board.id === FIRST_BOARD;

  if (choice.isShown) {
    const label = `Back to ${board.name}`;
    const to = boardPath(isFirst ? undefined : board.id);
    return <CompareView stay={stay} choice={choice} back={{ to, label }} />;
  }

  const boardItems: MenuItem[] = [
    {
      id: 'rename',
      label: 'Rename board',
      onSelect: () => {
        setOpen({ kind: 'rename' });
      },
    },
    ...(isFirst
      ? []
      : [
          {
            id: 'delete',
            label: 'Delete board',
            tone: 'danger' as const,
            onSelect: () =>
              void actions.remove(
                board,
                onBoard.map(({ resortId }) => resortId),
              ),
          },
        ]),
  ];

  const cardItems = (favourite: Favourite, name: string): MenuItem[] => [
    {
      id: 'note',
      label: favourite.note === '' ? 'Add a note' : 'Change the note',
      onSelect: () => {
        setOpen({ kind: 'note', favourite, name });
      },
    },
    ...(boards.length === 1
      ? []
      : [
          {
            id: 'move',
            label: 'Move to another board',
            onSelect: () => {
              setOpen({ kind: 'move', favourite, name });
            },
          },
        ]),
    {
      id: 'move-new',
      label: 'Move to a new board',
      onSelect: () => {
        if (actions.hasRoom()) setOpen({ kind: 'new', moved: { favourite, name } });
      },
    },
    {
      id: 'remove',
      label: 'Remove',
      tone: 'danger',
      onSelect: () => {
        actions.letGo(favourite, name);
      },
    },
  ];

  const cardOf = (one: SavedResort, favourite: Favourite, at: number) => {
    const name = savedName(one);
    return (
      <li key={favourite.resortId}>
        <SavedCard
          saved={one}
          stay={stay}
          choice={choice}
          eager={at < 3}
          actions={
            <Menu
              label={`More for ${name}`}
              arrow={false}
              side="start"
              trigger={<Ellipsis aria-hidden size={20} />}
              items={cardItems(favourite, name)}
            />
          }
        />
      </li>
    );
  };

  return (
    <Whole>
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
              <Row $gap="s8">
                <Pill
                  type="button"
                  aria-haspopup="dialog"
                  data-on={board.dates !== null || undefined}
                  onClick={() => {
                    setOpen({ kind: 'dates' });
                  }}
                >
                  <CalendarDays aria-hidden />
                  {stay.dates !== null && stay.from === 'board'
                    ? formatStay(stay.dates.from, stay.dates.to)
                    : 'Add dates'}
                </Pill>
                <Pill
                  type="button"
                  aria-haspopup="dialog"
                  data-on={board.share !== null || undefined}
                  onClick={() => {
                    setOpen({ kind: 'share' });
                  }}
                >
                  <Share2 aria-hidden />
                  {board.share === null ? 'Share' : 'Shared'}
                </Pill>
                <Menu
                  label={`More for the board ${board.name}`}
                  arrow={false}
                  trigger={<Ellipsis aria-hidden size={20} />}
                  items={boardItems}
                />
              </Row>
            }
          />
          <BoardStayLine stay={stay} />
        </Stack>
      </Stack>
      <List ref={list} tabIndex={-1} aria-labelledby="board">
        {saved.length === 0 ? (
          <EmptyState
            level={3}
            title="Nothing saved yet"
            text={
              isFirst
                ? 'Press the heart on a resort, and it waits for you here.'
                : 'Move resorts here from another board.'
            }
            action={<ButtonLink to={PATHS.directoryAtHome}>See all resorts</ButtonLink>}
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
      {open?.kind === 'new' && (
        <BoardNameDialog
          title="New board"
          confirmLabel="Make board"
          name=""
          others={[...others, board.name]}
          onSave={(name) => {
            close();
            actions.create(name, open.moved);
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'rename' && (
        <BoardNameDialog
          title="Rename board"
          confirmLabel="Save name"
          name={board.name}
          others={others}
          onSave={(name) => {
            close();
            actions.rename(board, name);
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'dates' && (
        <DatesDialog
          text="Every card then shows the total for these dates and whether a unit is free."
          anyLabel="No dates"
          chooseLabel="Save dates"
          dates={stay.dates}
          onChoose={(dates) => {
            close();
            actions.setDates(board, dates);
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'share' && <ShareDialog board={board} onClose={close} />}
      {open?.kind === 'note' && (
        <NoteDialog
          resortName={open.name}
          note={open.favourite.note}
          onSave={(note) => {
            close();
            actions.setNote(open.favourite, note);
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'move' && (
        <MoveDialog
          resortName={open.name}
          board={board.id}
          boards={boards}
          onMove={(to) => {
            close();
            const target = boards.find(({ id }) => id === to);
            if (target !== undefined) actions.move(open.favourite, open.name, target);
          }}
          onClose={close}
        />
      )}
    </Whole>
  );
}
