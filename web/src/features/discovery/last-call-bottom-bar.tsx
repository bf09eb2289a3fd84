import { Heart, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { PATHS } from '../../shared/routes/paths.ts';
import { useStayLink } from '../../shared/stay/stay-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { CountBadge } from '../../design/data/count-badge.tsx';
import { BottomBar } from '../../design/layout/bottom-bars.tsx';

const Bar = styled.nav`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
`;

const entryStyles = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s8};
  min-height: ${theme.bottomBar};
  padding: 0;
  border: 0;
  background: none;
  font-size: ${theme.size.small};
  font-weight: 600;
  cursor: pointer;

  > svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const EntryLink = styled(Link)`
  ${entryStyles}
`;

const EntryButton = styled.button`
  ${entryStyles}
`;

type LastCallBottomBarProps = {
  /** How many filters are set, and how many resorts are saved. */
  active: number;
  saved: number;
  onMap: () => void;
  onFilters: () => void;
};

/** The bar that replaces the footer on phones (rules 1.11): map, saved resorts, filters. */
export function LastCallBottomBar({ active, saved, onMap, onFilters }: LastCallBottomBarProps) {
  const withStay = useStayLink();
  return (
    <BottomBar>
      <Bar aria-label="Last Call">
        <EntryButton type="button" aria-label="Map" aria-haspopup="dialog" onClick={onMap}>
          <MapIcon aria-hidden />
        </EntryButton>
        <EntryLink
          to={withStay(PATHS.favourites)}
          aria-label={saved === 0 ? 'My Favorites' : `My Favorites, ${saved} saved`}
        >
          <Heart aria-hidden />
          {saved > 0 && <CountBadge aria-hidden>{saved}</CountBadge>}
        </EntryLink>
        <EntryButton type="button" aria-haspopup="dialog" onClick={onFilters}>
          <SlidersHorizontal aria-hidden />
          Filters{active > 0 && ` (${active})`}
        </EntryButton>
      </Bar>
    </BottomBar>
  );
}
