import { formatStay } from '../../formats/reader-formats.ts';
import type { Board } from '@club/domain/favourites/favourite';
import { CalendarDays, Ellipsis, Share2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Menu, type MenuItem } from '../../design/actions/menu.tsx';
import { pillStyles } from '../../shared/filter/pill-styles.ts';
import { Row } from '../../design/layout/stack.tsx';
import type { OpenDialog } from './open-board-dialog.tsx';
import type { BoardStay } from './use-board-stay.ts';

const Pill = styled.button`
  ${pillStyles}
`;

type BoardButtonsProps = {
  board: Board;
  stay: BoardStay;
  /** Further actions for the board. */
  items: readonly MenuItem[];
  onOpen: (open: OpenDialog) => void;
};

/** Beside the name of a board: its dates, its link, and a menu with further actions. */
export function BoardButtons({ board, stay, items, onOpen }: BoardButtonsProps) {
  return (
    <Row $gap="s8">
      <Pill
        type="button"
        aria-haspopup="dialog"
        data-on={board.dates !== null || undefined}
        onClick={() => {
          onOpen({ kind: 'dates' });
        }}
      >
        <CalendarDays aria-hidden />
        {stay.dates !== null && stay.source === 'board'
          ? formatStay(stay.dates.from, stay.dates.to)
          : 'Add dates'}
      </Pill>
      <Pill
        type="button"
        aria-haspopup="dialog"
        data-on={board.share !== null || undefined}
        onClick={() => {
          onOpen({ kind: 'share' });
        }}
      >
        <Share2 aria-hidden />
        {board.share === null ? 'Share' : 'Shared'}
      </Pill>
      <Menu
        label={`More for the board ${board.name}`}
        arrow={false}
        trigger={<Ellipsis aria-hidden size={20} />}
        items={items}
      />
    </Row>
  );
}
