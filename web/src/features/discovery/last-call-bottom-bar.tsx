import { Heart, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled, css } from 'styled-components';
import { PATHS } from '../../lib/paths.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const Bar = styled.nav`
  position: fixed;
  z-index: ${theme.layer.bar};
  inset: auto 0 0;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  padding-bottom: env(safe-area-inset-bottom);
  background: ${theme.colour.raised};
  box-shadow: 0 -1px 0 ${theme.colour.line};

  ${media.tablet} {
    display: none;
  }
`;

const entryStyles = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s8};
  min-height: 3.5rem;
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

const Entry = styled(Link)`
  ${entryStyles}
`;

const Filters = styled.button`
  ${entryStyles}
`;

type LastCallBottomBarProps = {
  /** How many filters are in force. */
  active: number;
  onFilters: () => void;
};

/** The bar that replaces the footer on phones (S§2): places, saved resorts, filters. */
export function LastCallBottomBar({ active, onFilters }: LastCallBottomBarProps) {
  return (
    <Bar aria-label="Last Call">
      <Entry to={PATHS.directory} aria-label="Resorts by place">
        <MapIcon aria-hidden />
      </Entry>
      <Entry to={PATHS.favourites} aria-label="My Favorites">
        <Heart aria-hidden />
      </Entry>
      <Filters type="button" aria-haspopup="dialog" onClick={onFilters}>
        <SlidersHorizontal aria-hidden />
        Filters{active > 0 && ` (${active})`}
      </Filters>
    </Bar>
  );
}
