import type { NotificationKind } from '@club/domain/user/notification-kind';
import {
  BellRing,
  CalendarCheck,
  CalendarSync,
  CalendarX,
  Coins,
  Info,
  type LucideIcon,
  MessageCircleReply,
} from 'lucide-react';

/** How a notification looks: its picture, and the words that lead to what it is about. */
export type NotificationLook = { Icon: LucideIcon; open: string };

const LOOKS: Record<NotificationKind, NotificationLook> = {
  'booking-confirmed': { Icon: CalendarCheck, open: 'See your booking' },
  'booking-changed': { Icon: CalendarSync, open: 'See what changed' },
  'booking-cancelled': { Icon: CalendarX, open: 'See what came back' },
  'hold-offered': { Icon: BellRing, open: 'Look and book' },
  'points-deposited': { Icon: Coins, open: 'See your points' },
  'ticket-answered': { Icon: MessageCircleReply, open: 'Read the answer' },
};

/** The look of a kind; a plain one for what a newer version of the club writes. */
export const notificationLook = (kind: NotificationKind | null): NotificationLook =>
  kind === null ? { Icon: Info, open: 'Open' } : LOOKS[kind];
