import {
  CalendarCheck,
  House,
  LayoutDashboard,
  Mails,
  MapPinPlus,
  MessagesSquare,
  Palmtree,
  ScrollText,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { PATHS } from '../../../shared/routes/paths.ts';
import { SideMenuLayout } from '../../../design/layout/side-menu-layout.tsx';

/** The screens of the admin panel (rules 1.14), with resorts, support, mails and the audit trail. */
const ENTRIES = [
  { to: PATHS.adminOverview, label: 'Overview', Icon: LayoutDashboard },
  { to: PATHS.adminBookings, label: 'Users bookings', Icon: CalendarCheck },
  { to: PATHS.adminUsers, label: 'User control', Icon: UsersRound },
  { to: PATHS.adminAdmins, label: 'Admin control', Icon: ShieldCheck },
  { to: PATHS.adminResortForm, label: 'Resort input form', Icon: MapPinPlus },
  { to: PATHS.adminResorts, label: 'Resorts', Icon: Palmtree },
  { to: PATHS.adminSupport, label: 'Support', Icon: MessagesSquare },
  { to: PATHS.adminMails, label: 'Mails', Icon: Mails },
  { to: PATHS.adminAudit, label: 'Audit trail', Icon: ScrollText },
  { to: PATHS.home, label: 'Home', Icon: House },
] as const;

/** The admin panel: a side menu, or a dropdown at the top on small screens (rules 1.14). */
export default function AdminLayout() {
  return (
    <SideMenuLayout label="Admin panel" entries={ENTRIES}>
      <Outlet />
    </SideMenuLayout>
  );
}
