import {
  type Location,
  type RouteObject,
  createBrowserRouter,
  matchRoutes,
} from 'react-router-dom';
import { loadLaterParts } from '../kernel/page/later-part.tsx';
import NotFoundPage from '../features/discovery/not-found-page.tsx';
import { PATHS } from '../shared/routes/paths.ts';
import { LoadingScreen } from '../design/feedback/loading-screen.tsx';
import { RequireAdmin, RequireEmulators, RequireMember } from './guards.tsx';
import { LeadOn } from '../shared/page/lead-on.tsx';
import { MainLayout } from './layouts/main-layout.tsx';
import { RouteError } from './route-error.tsx';

type PageModule = { default: React.ComponentType };

/** What a route renders, with the parts of its page. */
const withParts = async (loading: Promise<PageModule>): Promise<Pick<RouteObject, 'Component'>> => {
  const { default: Component } = await loading;
  await loadLaterParts();
  return { Component };
};

/** A page whose code is loaded when it is opened. */
const page = (path: string, load: () => Promise<PageModule>): RouteObject => ({
  path,
  lazy: () => withParts(load()),
});

const home: RouteObject = { index: true, lazy: () => withParts(import('./home-page.tsx')) };

const openPages: RouteObject[] = [
  home,
  page(PATHS.lastCall, () => import('../features/discovery/last-call-page.tsx')),
  page(PATHS.resort, () => import('../features/resort/resort-page.tsx')),
  page(PATHS.search, () => import('../features/search/search-page.tsx')),
  page(PATHS.searchBar, () => import('../features/search/search-bar-page.tsx')),
  page(PATHS.login, () => import('../features/auth/login-page.tsx')),
  page(PATHS.registration, () => import('../features/auth/registration-page.tsx')),
  page(PATHS.forgotPassword, () => import('../features/auth/forgot-password-page.tsx')),
  page(PATHS.identityAction, () => import('../features/auth/identity-action-page.tsx')),
  page(PATHS.units, () => import('../features/availability/single-available-unit-page.tsx')),
  page(PATHS.checkout, () => import('../features/checkout/checkout-page.tsx')),
  page(PATHS.payment, () => import('../features/checkout/payment-page.tsx')),
  page(PATHS.magazine, () => import('../features/magazine/magazine-page.tsx')),
  page(PATHS.directory, () => import('../features/discovery/a-to-z-page.tsx')),
  page(PATHS.about, () => import('../features/discovery/about-page.tsx')),
  page(PATHS.privacy, () => import('../features/discovery/privacy-page.tsx')),
  page(PATHS.help, () => import('../features/help/help-page.tsx')),
  page(PATHS.contact, () => import('../features/support/contact-page.tsx')),
  page(PATHS.sharedBoard, () => import('../features/favourites/shared-board-page.tsx')),
  page(PATHS.sharedStay, () => import('../features/trip/shared-stay-page.tsx')),
  page(PATHS.tv, () => import('../features/discovery/tv-page.tsx')),
];

const memberPages: RouteObject[] = [
  page(PATHS.offer, () => import('../features/availability/available-booking-page.tsx')),
  page(PATHS.confirmation, () => import('../features/checkout/confirmation-page.tsx')),
  page(PATHS.profile, () => import('../features/profile/profile-page.tsx')),
  page(PATHS.notifications, () => import('../features/account/notifications-page.tsx')),
  page(PATHS.favourites, () => import('../features/favourites/favourites-page.tsx')),
  page(PATHS.account, () => import('../features/account/account-page.tsx')),
  page(PATHS.accountData, () => import('../features/account/account-data-page.tsx')),
  // The picture of a stay is as wide as the window, so it has no menu at the side.
  page(PATHS.trip, () => import('../features/trip/trip-page.tsx')),
  { path: PATHS.dashboard, element: <LeadOn to={PATHS.dashboardOverview} /> },
  page(PATHS.waitlistNew, () => import('../features/waitlist/join-page.tsx')),
  {
    lazy: async () => ({
      Component: (await import('../features/dashboard/dashboard-layout.tsx')).default,
    }),
    children: [
      page(PATHS.dashboardOverview, () => import('../features/dashboard/overview-page.tsx')),
      page(PATHS.dashboardBookings, () => import('../features/dashboard/my-bookings-page.tsx')),
      page(PATHS.tripChange, () => import('../features/trip/change-trip-page.tsx')),
      page(PATHS.points, () => import('../features/points/points-page.tsx')),
      page(PATHS.receipts, () => import('../features/dashboard/receipts-page.tsx')),
      page(PATHS.receipt, () => import('../features/dashboard/receipt-page.tsx')),
      page(PATHS.dashboardWaitlist, () => import('../features/waitlist/waitlist-page.tsx')),
    ],
  },
];

const adminPages: RouteObject[] = [
  { path: PATHS.adminPanel, element: <LeadOn to={PATHS.adminOverview} /> },
  {
    lazy: async () => ({
      Component: (await import('../features/admin/layout/admin-layout.tsx')).default,
    }),
    children: [
      page(PATHS.adminOverview, () => import('../features/admin/overview/admin-overview-page.tsx')),
      page(PATHS.adminUsers, () => import('../features/admin/users/users-page.tsx')),
      page(PATHS.adminAdmins, () => import('../features/admin/admins/admins-page.tsx')),
      page(PATHS.adminAudit, () => import('../features/admin/audit/audit-page.tsx')),
      page(PATHS.adminSupport, () => import('../features/admin/support/support-page.tsx')),
      page(PATHS.adminMails, () => import('../features/admin/mails/mails-page.tsx')),
      page(PATHS.adminBookings, () => import('../features/admin/bookings/bookings-page.tsx')),
      page(PATHS.adminResortForm, () => import('../features/admin/resorts/resort-form-page.tsx')),
      page(PATHS.adminResorts, () => import('../features/admin/resorts/resorts-page.tsx')),
    ],
  },
];

const localPages: RouteObject[] = [
  page(PATHS.localMail, () => import('../features/auth/local-mail-page.tsx')),
];

/** Every route (rules 1.1). Guards look at the session; the server decides what is allowed. */
export const ROUTES: RouteObject[] = [
  {
    path: '/',
    Component: MainLayout,
    HydrateFallback: LoadingScreen,
    children: [
      {
        // Inside the layout, so that bar and footer stay when a page breaks.
        ErrorBoundary: RouteError,
        children: [
          ...openPages,
          { Component: RequireMember, children: memberPages },
          { Component: RequireEmulators, children: localPages },
          { Component: RequireAdmin, children: adminPages },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
    ErrorBoundary: RouteError,
  },
];

/**
 * The router of the page in the browser. `isRendered`: a server's page is in view, which the browser has
 * scrolled already, and its reader may have since.
 */
export const createAppRouter = ({ isRendered }: { isRendered: boolean }) =>
  createBrowserRouter(ROUTES, isRendered ? { hydrationData: {} } : {});

/**
 * Loads the code of the open page at an address, so that a router of `ROUTES` can show it at once. To
 * put all routes in order takes a slow phone 40 ms, the open ones alone a quarter of it.
 */
export const loadOpenPage = async (location: Pick<Location, 'pathname'>): Promise<void> => {
  const routes = (matchRoutes(openPages, location) ?? []).map(({ route }) => route);
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      delete route.lazy;
      Object.assign(route, loaded);
    }),
  );
};
