import type { Board } from '@club/domain/favourites/favourite';
import { FIRST_BOARD } from '@club/domain/favourites/favourite';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { boardPath } from '../../shared/routes/paths.ts';
import { useStayLink } from '../../shared/stay/stay-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { pillStyles } from '../../shared/filter/pill-styles.ts';

const Container = styled.nav`
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

/** The boards, each with its number of resorts, and a button for a new one. */
export function BoardLinks({ boards, current, countOf, onNew }: BoardLinksProps) {
  const withStay = useStayLink();
  return (
    <Container aria-label="Boards">
      <Boards>
        {boards.map(({ id, name }) => (
          <li key={id}>
            <BoardLink
              to={withStay(boardPath(id === FIRST_BOARD ? undefined : id))}
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
    </Container>
  );
}
