import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { PATHS, fullPath } from '../../shared/routes/paths.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { OfflineBanner } from '../../design/feedback/offline-banner.tsx';
import { SecondFactorDialog } from '../../shared/identity/second-factor-dialog.tsx';
import { SkipLink } from '../../design/layout/skip-link.tsx';
import { Footer } from '../navigation/footer.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { PendingLine } from '../navigation/pending-line.tsx';
import { useRouteFocus } from '../navigation/use-route-focus.ts';
import { AccountWatch } from './account-watch.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
`;

const Main = styled.main`
  flex: 1;
  /* The footer waits below the screen, so that it does not jump when a page's data arrive. */
  min-height: calc(100svh - ${theme.bar});

  &:focus {
    outline: none;
  }
`;

/** On /lastCallVacation a bar at the bottom takes the footer's place on phones (rules 1.11). */
const FootPlace = styled.div<{ $roomyOnly: boolean }>`
  display: ${({ $roomyOnly }) => ($roomyOnly ? 'none' : 'block')};

  ${media.tablet} {
    display: block;
  }
`;

/**
 * Where a scroll position belongs. The first page of a visit always has the key 'default', so there
 * the address tells pages apart: another one opened in the same tab starts at its top.
 */
const scrollKey = (location: Location): string =>
  location.key === 'default' ? fullPath(location) : location.key;

/** Bar, page, footer: around every page. */
export function MainLayout() {
  const { pathname } = useLocation();
  const main = useRouteFocus();
  return (
    <Page>
      <SkipLink href="#main">Skip to content</SkipLink>
      <OfflineBanner text="You are offline. What you see may be out of date." />
      <NavigationBar />
      <PendingLine />
      <AccountWatch />
      <SecondFactorDialog />
      <Main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <FootPlace $roomyOnly={pathname === PATHS.lastCall}>
        <Footer />
      </FootPlace>
      <ScrollRestoration getKey={scrollKey} />
    </Page>
  );
}
