import { CircleUserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useTakenOver } from '../../taking-over/use-taken-over.ts';
import { useStayLink } from '../../shared/stay/stay-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { CornerCountBadge } from '../../design/data/count-badge.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { BOTTOM_ENTRIES, bottomPlaceOf } from './navigation-entries.ts';
import { shownCount, useUnreadCount } from './notification-bell.tsx';
import type { Viewer } from './viewer.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { UNMARKED } from '../../design/text/unmarked.ts';

/** Its columns are there before the last of its places has arrived, so none of them moves. */
const Bar = styled.nav<{ $places: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $places }) => $places}, minmax(0, 1fr));
  padding-inline: ${theme.space.s4};
`;

const placeStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: ${theme.space.s4};
  width: 100%;
  min-height: ${theme.bottomBar};
  padding: 0;
  border: 0;
  background: none;
  /* Large text grows as far as five words side by side allow. */
  font-size: min(${theme.size.tiny}, 4vw);
  font-weight: 550;
  line-height: 1.2;
  color: ${theme.colour.soft};
  cursor: pointer;

  &[data-here] {
    font-weight: 650;
    color: ${theme.colour.lagoon};
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const PlaceLink = styled(Link).attrs(UNMARKED)`
  ${placeStyles}
`;

const PlaceButton = styled.button`
  ${placeStyles}
`;

/** The icon; the current place has it on a tint, so that colour alone does not mark it. */
const Sign = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 3.25rem;
  max-width: 100%;
  height: 1.75rem;
  border-radius: ${theme.radius.pill};

  [data-here] > & {
    background: ${theme.colour.lagoonTint};
  }

  > svg {
    width: 1.375rem;
    height: 1.375rem;
    stroke-width: 1.75;
  }

  > ${CornerCountBadge} {
    top: -${theme.space.s4};
    right: ${theme.space.s4};
  }
`;

// A visitor without hearts sees no number, so the first page does not wait for it.
const HeartCount = lazyPart(() => import('./heart-count.tsx'), { isSilent: true });

type BottomNavigationProps = {
  viewer: Viewer;
  isMenuOpen: boolean;
  onMenu: () => void;
};

/** The main bar at the bottom of phones (rules 1.2): its last place opens the menu. */
export function BottomNavigation({ viewer, isMenuOpen, onMenu }: BottomNavigationProps) {
  const { pathname } = useLocation();
  const withStay = useStayLink();
  const unread = useUnreadCount();
  // A server knows no one's hearts.
  const isTakenOver = useTakenOver();
  const entries = BOTTOM_ENTRIES[viewer.kind];
  const place = bottomPlaceOf(pathname, entries);
  return (
    <Bar aria-label="Main" $places={entries.length + 1}>
      {entries.map(({ id, label, to, Icon }) => (
        <PlaceLink
          key={id}
          to={withStay(to)}
          aria-current={id !== place ? undefined : pathname === to ? 'page' : 'true'}
          data-here={id === place || undefined}
        >
          <Sign>
            <Icon aria-hidden />
            {id === 'favourites' && isTakenOver && <HeartCount place="bottom" />}
          </Sign>
          {label}
        </PlaceLink>
      ))}
      <PlaceButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        data-here={place === 'you' || undefined}
        onClick={onMenu}
      >
        <Sign>
          <CircleUserRound aria-hidden />
          {unread > 0 && (
            <>
              <CornerCountBadge data-testid="notification-count" aria-hidden>
                {shownCount(unread)}
              </CornerCountBadge>
              <VisuallyHidden>{shownCount(unread)} unread, </VisuallyHidden>
            </>
          )}
        </Sign>
        You
      </PlaceButton>
    </Bar>
  );
}
