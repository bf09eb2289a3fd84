import type { Board } from '@club/domain/favourites/favourite';
import { FIRST_BOARD } from '@club/domain/favourites/favourite';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { boardPath } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { pillStyles } from '../../shared/filter/pill-styles.ts';

const Place = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s8};
`;

const Boards = styled.ul`
  display: contents;

  > li {
    max-width: 100%;
  }
`;

const BoardLink = styled(Link)`
  ${pillStyles}

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Count = styled.span`
  ${tabularType}
  flex: none;
  font-weight: 400;
`;

const NewBoard = styled.button`
  ${pillStyles}
`;

type BoardLinksProps = {
  boards: readonly Board[];
  current: string;
  countOf: (boardId: string) => number;
  onNew: () => void;
};

/** The boards, each with how many resorts are on it, and the way to one more. */
export function BoardLinks({ boards, current, countOf, onNew }: BoardLinksProps) {
  return (
    <Place aria-label="Boards">
      <Boards>
        {boards.map(({ id, name }) => (
          <li key={id}>
            <BoardLink
              to={boardPath(id === FIRST_BOARD ? undefined : id)}
              aria-current={id === current ? 'page' : undefined}
              data-on={id === current || undefined}
              preventScrollReset
            >
              <span>{name}</span> <Count>{countOf(id)}</Count>
            </BoardLink>
          </li>
        ))}
      </Boards>
      <NewBoard type="button" aria-haspopup="dialog" onClick={onNew}>
        <Plus aria-hidden />
        New board
      </NewBoard>
    </Place>
  );
}
