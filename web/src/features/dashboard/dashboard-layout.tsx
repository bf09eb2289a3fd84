import {
  BellRing,
  CalendarCheck,
  Coins,
  House,
  LayoutDashboard,
  ReceiptText,
  UserRound,
} from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { PATHS } from '../../shared/routes/paths.ts';
import { SideMenuLayout } from '../../design/layout/side-menu-layout.tsx';

const ENTRIES = [
  { to: PATHS.dashboardOverview, label: 'Overview', Icon: LayoutDashboard },
  { to: PATHS.dashboardBookings, label: 'My Bookings', Icon: CalendarCheck, hasPages: true },
  { to: PATHS.points, label: 'Points', Icon: Coins },
  { to: PATHS.receipts, label: 'Receipts', Icon: ReceiptText, hasPages: true },
  { to: PATHS.dashboardWaitlist, label: 'Waitlist', Icon: BellRing },
  { to: PATHS.home, label: 'Home', Icon: House },
  { to: PATHS.profile, label: 'Profile', Icon: UserRound },
] as const;

/** The member's dashboard: a sidebar, or a bar with a menu on small screens (rules 1.12). */
export default function DashboardLayout() {
  return (
    <SideMenuLayout label="Dashboard" entries={ENTRIES}>
      <Outlet />
    </SideMenuLayout>
  );
}
