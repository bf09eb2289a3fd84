import { Heart } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { PATHS } from '../../shared/routes/paths.ts';
import { useStayLink } from '../../shared/stay/stay-search.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { IconButtonLink } from '../../design/actions/icon-button.tsx';
import { BAR_ENTRIES, entryPath, REGISTRATION_ENTRY } from './navigation-entries.ts';
import { NotificationBell } from './notification-bell.tsx';
import type { Viewer } from './viewer.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { UNMARKED } from '../../design/text/unmarked.ts';

const Links = styled.nav`
  display: none;
  align-items: center;
  gap: ${theme.space.s4};

  ${media.desktop} {
    display: flex;
  }
`;

const BarLink = styled(NavLink).attrs(UNMARKED)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  padding-inline: ${theme.space.s12};
  border-radius: ${theme.radius.pill};
  font-weight: 550;
  white-space: nowrap;

  &[aria-current='page'],
  &[data-here] {
    color: ${theme.colour.lagoon};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.colour.sunken};
    }
  }
`;

const HeartContainer = styled.span`
  position: relative;
  display: inline-flex;
`;

// Members only: their favourites are loaded anyway.
const HeartCount = lazyPart(() => import('./heart-count.tsx'), { isSilent: true });
/** As wide as the photo and the button of its menu. */
const PersonRoom = styled.span`
  width: calc(2 * ${theme.target});
  height: ${theme.target};
`;

const PersonMenu = lazyPart(
  async () => ({ default: (await import('./person-menu.tsx')).PersonMenu }),
  { fallback: <PersonRoom /> },
);

type DesktopLinksProps = {
  viewer: Viewer;
  /** The page that the sign-in pages return to. */
  returnPath: string | undefined;
};

/** The links of the bar on larger screens (rules 1.2). */
export function DesktopLinks({ viewer, returnPath }: DesktopLinksProps) {
  const { pathname } = useLocation();
  const withStay = useStayLink();
  return (
    <Links aria-label="Main">
      {BAR_ENTRIES[viewer.kind].map(({ id, label, to, section }) => (
        <BarLink
          key={id}
          to={withStay(entryPath(to, returnPath))}
          end
          data-here={(section !== undefined && pathname.startsWith(section)) || undefined}
        >
          {label}
        </BarLink>
      ))}
      {viewer.kind === 'member' && (
        <>
          <NotificationBell />
          <HeartContainer>
            <IconButtonLink
              to={withStay(PATHS.favourites)}
              label="My Favorites"
              icon={<Heart aria-hidden />}
            />
            <HeartCount place="corner" />
          </HeartContainer>
        </>
      )}
      {viewer.kind === 'visitor' ? (
        <ButtonLink to={entryPath(REGISTRATION_ENTRY.to, returnPath)}>
          {REGISTRATION_ENTRY.label}
        </ButtonLink>
      ) : (
        <PersonMenu viewer={viewer} />
      )}
    </Links>
  );
}
