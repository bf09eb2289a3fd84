import { useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { HEARD } from '../../kernel/page/early-use.ts';
import { laterPart } from '../../kernel/page/later-part.tsx';
import { PATHS, fullPath } from '../../shared/routes/paths.ts';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { media, PHONE_QUERY } from '../../design/theme/media.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { theme } from '../../design/theme/theme.ts';
import { useByMedia } from '../../design/theme/use-media-query.ts';
import { OfflineBanner } from '../../design/feedback/offline-banner.tsx';
import { BottomBars } from '../../design/layout/bottom-bars.tsx';
import { ROOT_MARKS } from '../../design/layout/root-marks.ts';
import { SkipLink } from '../../design/layout/skip-link.tsx';
import { BottomNavigation } from '../navigation/bottom-navigation.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { PendingLine } from '../navigation/pending-line.tsx';
import { useRouteFocus } from '../navigation/use-route-focus.ts';
import { useViewer } from '../navigation/viewer.ts';
import { StaleDataMessage } from './stale-data-message.tsx';

const Footer = laterPart(async () => ({
  default: (await import('../navigation/footer.tsx')).Footer,
}));
// Of use to members, and while someone signs in.
const AccountWatch = laterPart(async () => ({
  default: (await import('./account-watch.tsx')).AccountWatch,
}));
const SecondFactorDialog = laterPart(async () => ({
  default: (await import('../../shared/identity/second-factor-dialog.tsx')).SecondFactorDialog,
}));
// Opened by a press.
const MenuSheet = lazyPart(async () => ({
  default: (await import('../navigation/menu-sheet.tsx')).MenuSheet,
}));

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
`;

/** What the page lacks without script. */
const Notice = styled.p`
  padding: ${theme.space.s8} ${theme.space.gutter};
  background: ${theme.colour.sunken};
  font-size: ${theme.size.small};
  text-align: center;
`;

const Main = styled.main`
  flex: 1;
  /* The footer waits below the screen, so that it does not jump when a page's data arrive. */
  min-height: calc(100svh - ${theme.bar});

  &:focus {
    outline: none;
  }
`;

/** On /lastCallVacation a bar at the bottom replaces the footer on phones (rules 1.11). */
const FooterContainer = styled.div<{ $hiddenOnPhones: boolean }>`
  display: ${({ $hiddenOnPhones }) => ($hiddenOnPhones ? 'none' : 'block')};

  ${media.tablet} {
    display: block;
  }

  ${media.withoutScript} {
    display: block;
  }

  /* Covered by the loading screen; what is not drawn cannot be seen moving when the page is there. */
  :root[${ROOT_MARKS.loadingScreen}] & {
    visibility: hidden;
  }
`;

/**
 * The key of a scroll position. The first page of a visit always has the key 'default', so there the
 * address identifies the page: another one opened in the same tab starts at its top.
 */
const scrollKey = (location: Location): string =>
  location.key === 'default' ? fullPath(location) : location.key;

/** The page that the sign-in pages return to; they do not return to each other. */
const returnPathOf = (location: Location): string | undefined =>
  location.pathname === PATHS.login || location.pathname === PATHS.registration
    ? (new URLSearchParams(location.search).get('from') ?? undefined)
    : fullPath(location);

/** Screens of a booking under way: nothing at the bottom edge leads away from them. */
const isBookingScreen = ({ pathname, search }: Location): boolean =>
  pathname === PATHS.offer ||
  pathname === PATHS.checkout ||
  pathname === PATHS.payment ||
  (pathname === PATHS.units && new URLSearchParams(search).has('from'));

/** Where no width is known, the bar at the bottom is made, and styles hide it on wider screens. */
const holdsOrUnknown = (holds: boolean | null): boolean => holds !== false;

/** The bar above and the footer below every page, and on phones the bar at the bottom edge. */
export function MainLayout() {
  const location = useLocation();
  const main = useRouteFocus();
  const viewer = useViewer();
  const mayBePhone = useByMedia(PHONE_QUERY, holdsOrUnknown);
  const hasBottomBar = mayBePhone && !isBookingScreen(location);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const navigation = {
    viewer,
    isMenuOpen,
    onMenu: () => {
      setIsMenuOpen(true);
    },
  };
  const returnPath = returnPathOf(location);
  return (
    <Page {...HEARD}>
      <BottomBars main={hasBottomBar ? <BottomNavigation {...navigation} /> : null}>
        <SkipLink href="#main">Skip to content</SkipLink>
        <OfflineBanner text="You are offline. What you see may be out of date." />
        <NavigationBar {...navigation} returnPath={returnPath} />
        {isMenuOpen && (
          <MenuSheet
            viewer={viewer}
            returnPath={returnPath}
            onClose={() => {
              setIsMenuOpen(false);
            }}
          />
        )}
        <WithoutScript>
          <Notice>
            Without JavaScript you can read, filter and search. Logging in, booking, saved resorts
            and maps need it.
          </Notice>
        </WithoutScript>
        <PendingLine />
        <AccountWatch />
        <StaleDataMessage />
        <SecondFactorDialog />
        <Main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </Main>
        <FooterContainer $hiddenOnPhones={location.pathname === PATHS.lastCall}>
          <Footer />
        </FooterContainer>
      </BottomBars>
      <ScrollRestoration getKey={scrollKey} />
    </Page>
  );
}
