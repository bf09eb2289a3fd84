import { Menu as MenuIcon, Search } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PATHS } from '../../shared/routes/paths.ts';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { useStayLink } from '../../shared/stay/stay-search.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { IconButton, IconButtonLink } from '../../design/actions/icon-button.tsx';
import { hiddenWithMainBar } from '../../design/layout/bottom-bars-styles.ts';
import { SearchBox } from '../../shared/search/search-box.tsx';
import { DesktopLinks } from './desktop-links.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { SiteLogo } from './site-logo.tsx';
import type { Viewer } from './viewer.ts';

const Bar = styled.header`
  position: sticky;
  z-index: ${theme.layer.bar};
  top: 0;
  background: color-mix(in srgb, ${theme.colour.paper} 94%, transparent);
  backdrop-filter: blur(14px);
  box-shadow: 0 1px 0 ${theme.colour.line};
`;

const Container = styled.div`
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

const SearchContainer = styled.div`
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

const SmallScreenButtons = styled.div`
  display: flex;
  align-items: center;
  margin-right: calc(-1 * ${theme.space.s8});

  /* Three of them fit beside the logo, also when text is twice as large. */
  && :is(a, button) {
    width: clamp(44px, 12vw, ${theme.target});
  }

  ${media.desktop} {
    display: none;
  }
`;

/** On phones the main bar at the bottom has the menu and counts the notifications. */
const WithoutMainBar = styled.div`
  display: contents;

  ${hiddenWithMainBar}
`;

const PhoneOnly = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

/** The search field; on the search page it holds the query that was run. */
function BarSearch() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const query = pathname === PATHS.search ? (params.get('q') ?? '') : '';
  return <SearchBox key={query} label="Site" initial={query} />;
}

type NavigationBarProps = {
  viewer: Viewer;
  /** The page that the sign-in pages return to. */
  returnPath: string | undefined;
  isMenuOpen: boolean;
  onMenu: () => void;
};

/** The bar (rules 1.2): logo, search, and the links for the visitor, member or admin. */
export function NavigationBar({ viewer, returnPath, isMenuOpen, onMenu }: NavigationBarProps) {
  const withStay = useStayLink();
  return (
    <Bar data-print="hide">
      <Container>
        <SiteLogo />
        <Gap />
        <SearchContainer>
          <BarSearch />
        </SearchContainer>
        <DesktopLinks viewer={viewer} returnPath={returnPath} />
        <SmallScreenButtons>
          <PhoneOnly>
            <WithoutScript>
              <IconButtonLink
                to={withStay(PATHS.search)}
                label="Search"
                icon={<Search aria-hidden />}
              />
            </WithoutScript>
            <IconButtonLink
              data-without-script="hide"
              to={withStay(PATHS.searchBar)}
              label="Search"
              icon={<Search aria-hidden />}
            />
          </PhoneOnly>
          <WithoutMainBar>
            {viewer.kind === 'member' && <NotificationBell />}
            <IconButton
              label="Menu"
              icon={<MenuIcon aria-hidden />}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={onMenu}
            />
          </WithoutMainBar>
        </SmallScreenButtons>
      </Container>
    </Bar>
  );
}
