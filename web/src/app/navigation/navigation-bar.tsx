import { Heart, Menu as MenuIcon, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { NavLink, useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { fullPath, loginPath, PATHS, registrationPath } from '../../shared/routes/paths.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { IconButton, IconButtonLink } from '../../design/actions/icon-button.tsx';
import { SearchBox } from '../../shared/search/search-box.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { BAR_ENTRIES, REGISTRATION_ENTRY } from './navigation-entries.ts';
import { NoticeBell } from './notice-bell.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SiteLogo } from './site-logo.tsx';
import { useViewer } from './viewer.ts';

const Bar = styled.header`
  position: sticky;
  z-index: ${theme.layer.bar};
  top: 0;
  background: color-mix(in srgb, ${theme.colour.paper} 94%, transparent);
  backdrop-filter: blur(14px);
  box-shadow: 0 1px 0 ${theme.colour.line};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s8};
  max-width: calc(${theme.width.content} + 2 * ${theme.space.gutter});
  height: ${theme.bar};
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};

  ${media.tablet} {
    gap: ${theme.space.s24};
  }
`;

const Middle = styled.div`
  display: none;
  flex: 1;
  max-width: 26rem;
  margin-inline: auto;

  ${media.tablet} {
    display: block;
  }
`;

const Gap = styled.div`
  flex: 1;

  ${media.tablet} {
    display: none;
  }
`;

const Links = styled.nav`
  display: none;
  align-items: center;
  gap: ${theme.space.s4};

  ${media.desktop} {
    display: flex;
  }
`;

const BarLink = styled(NavLink)`
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

const Small = styled.div`
  display: flex;
  align-items: center;
  margin-right: calc(-1 * ${theme.space.s8});

  ${media.desktop} {
    display: none;
  }
`;

const PhoneOnly = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

const HeartPlace = styled.span`
  position: relative;
  display: inline-flex;
`;

// For members, whose favourites are loaded anyway.
const HeartCount = lazy(() => import('./heart-count.tsx'));

/** Where the sign-in pages come back to; they do not come back to each other. */
const useReturnPath = (): string | undefined => {
  const location = useLocation();
  if (location.pathname === PATHS.login || location.pathname === PATHS.registration) {
    return new URLSearchParams(location.search).get('from') ?? undefined;
  }
  return fullPath(location);
};

/** The search field; on the search page it holds the query that was run. */
function BarSearch() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const query = pathname === PATHS.search ? (params.get('q') ?? '') : '';
  return <SearchBox key={query} label="Site" initial={query} />;
}

/**
 * The bar (rules 1.2): logo, search, and the places that the visitor, member or admin can go to.
 */
export function NavigationBar() {
  const viewer = useViewer();
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const returnPath = useReturnPath();
  const addressOf = (to: string): string => (to === PATHS.login ? loginPath(returnPath) : to);

  return (
    <Bar data-print="hide">
      <Line>
        <SiteLogo />
        <Gap />
        <Middle>
          <BarSearch />
        </Middle>
        <Links aria-label="Main">
          {BAR_ENTRIES[viewer.kind].map(({ id, label, to, section }) => (
            <BarLink
              key={id}
              to={addressOf(to)}
              end
              data-here={(section !== undefined && pathname.startsWith(section)) || undefined}
            >
              {label}
            </BarLink>
          ))}
          {viewer.kind === 'member' && (
            <>
              <NoticeBell />
              <HeartPlace>
                <IconButtonLink
                  to={PATHS.favourites}
                  label="My Favorites"
                  icon={<Heart aria-hidden />}
                />
                <Suspense fallback={null}>
                  <HeartCount place="corner" />
                </Suspense>
              </HeartPlace>
            </>
          )}
          {viewer.kind === 'visitor' ? (
            <ButtonLink to={registrationPath(returnPath)}>{REGISTRATION_ENTRY.label}</ButtonLink>
          ) : (
            <PersonMenu viewer={viewer} />
          )}
        </Links>
        <Small>
          <PhoneOnly>
            <IconButtonLink to={PATHS.searchBar} label="Search" icon={<Search aria-hidden />} />
          </PhoneOnly>
          {viewer.kind === 'member' && <NoticeBell />}
          <IconButton
            label="Menu"
            icon={<MenuIcon aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => {
              setMenuOpen(true);
            }}
          />
        </Small>
      </Line>
      <MenuSheet
        viewer={viewer}
        returnPath={returnPath}
        open={menuOpen}
        onClose={() => {
          setMenuOpen(false);
        }}
      />
    </Bar>
  );
}
