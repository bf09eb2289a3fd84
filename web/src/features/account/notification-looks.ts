import type { NotificationKind } from '@club/domain/user/notification-kind';
import { NOTIFICATIONS } from '@club/domain/user/notification-kind';
import {
  AlarmClock,
  BellRing,
  CalendarCheck,
  CalendarSync,
  CalendarX,
  Coins,
  Hourglass,
  Info,
  type LucideIcon,
  Luggage,
  MessageCircleReply,
  Star,
} from 'lucide-react';

const ICONS: Record<NotificationKind, LucideIcon> = {
  'booking-confirmed': CalendarCheck,
  'booking-changed': CalendarSync,
  'booking-cancelled': CalendarX,
  'hold-offered': BellRing,
  'offer-ending': AlarmClock,
  'stay-soon': Luggage,
  'review-invited': Star,
  'points-expiring': Hourglass,
  'points-deposited': Coins,
  'ticket-answered': MessageCircleReply,
};

/** The icon of a kind and the label of its link; plain ones for a kind this page does not know. */
export const notificationLook = (
  kind: NotificationKind | null,
): { Icon: LucideIcon; open: string } =>
  kind === null
    ? { Icon: Info, open: 'Open' }
    : { Icon: ICONS[kind], open: NOTIFICATIONS[kind].open };
