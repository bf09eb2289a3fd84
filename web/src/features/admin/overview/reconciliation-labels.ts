import { formatCount } from '../../../formats/reader-formats.ts';
import type {
  Compared,
  Disagreement,
  DisagreementKind,
  Reconciliation,
} from '@club/domain/reconciliation/reconciliation';
import { COMPARED, DISAGREEMENT_KINDS } from '@club/domain/reconciliation/reconciliation';
import { auditTrailPath, bookingDetailPath } from '../../../shared/routes/paths.ts';

/** What the ids of a kind belong to, where the admin panel has a screen for it. */
type Subject = 'booking' | 'member' | 'other';

const KIND_LABELS: Record<DisagreementKind, { title: string; of: Subject }> = {
  'booking-in-pieces': { title: 'Bookings in pieces', of: 'booking' },
  'inventory-sold': { title: 'Units sold, and the bookings', of: 'other' },
  'inventory-hold': { title: 'Nights kept, and the holds', of: 'other' },
  'held-offer': { title: 'Offers held, and their bookings', of: 'booking' },
  'held-booking': { title: 'Held bookings without a hold', of: 'booking' },
  'booking-guard': { title: 'Bookings without their guard', of: 'booking' },
  'stray-guard': { title: 'Guards without a booking', of: 'other' },
  'booking-number': { title: 'Numbers of bookings', of: 'other' },
  'ledger-line': { title: 'Ledger lines', of: 'other' },
  'account-available': { title: 'Points available, and the ledger', of: 'member' },
  'account-borrowed': { title: 'Points borrowed, and the ledger', of: 'member' },
  'ledger-numbers': { title: 'Numbers of ledger lines', of: 'member' },
  'account-batches': { title: 'Batches of points', of: 'member' },
  'booking-points': { title: 'Points of bookings, and the ledger', of: 'booking' },
  'booking-redemption': { title: 'Redemptions of bookings', of: 'booking' },
  payment: { title: 'Payments', of: 'other' },
  'booking-payment': { title: 'Bookings, and their payments', of: 'booking' },
  gateway: { title: 'Payments, and the gateway', of: 'other' },
  'waitlist-queue': { title: 'Waitlist positions', of: 'other' },
  'waitlist-entry': { title: 'Waitlist entries', of: 'other' },
  totals: { title: 'Counters of the overview', of: 'other' },
};

/** Differences of one kind, under its title. */
export type DifferenceGroup = {
  kind: DisagreementKind;
  title: string;
  differences: readonly Disagreement[];
};

/** The differences by kind, in the order of the kinds, without empty kinds. */
export const differenceGroups = ({ disagreements }: Reconciliation): DifferenceGroup[] =>
  DISAGREEMENT_KINDS.map((kind) => ({
    kind,
    title: KIND_LABELS[kind].title,
    differences: disagreements.filter((one) => one.kind === kind),
  })).filter(({ differences }) => differences.length > 0);

/** The screen of what a difference is about; null where the admin panel has none. */
export const differencePath = ({ kind, id }: Disagreement): string | null => {
  const { of } = KIND_LABELS[kind];
  if (of === 'booking') return bookingDetailPath(id);
  return of === 'member' ? auditTrailPath(id) : null;
};

/** '1 difference', '1,204 differences', 'No differences'. */
export const differencesText = (total: number): string => {
  if (total === 0) return 'No differences';
  return `${formatCount(total)} ${total === 1 ? 'difference' : 'differences'}`;
};

const COMPARED_LABELS: Record<Compared, { one: string; many: string }> = {
  bookings: { one: 'booking', many: 'bookings' },
  months: { one: 'month of a resort', many: 'months of resorts' },
  accounts: { one: 'account', many: 'accounts' },
  'ledger lines': { one: 'ledger line', many: 'ledger lines' },
  payments: { one: 'payment', many: 'payments' },
  'payments at the gateway': { one: 'payment at the gateway', many: 'payments at the gateway' },
  guards: { one: 'guard against booking twice', many: 'guards against booking twice' },
  'booking numbers': { one: 'booking number', many: 'booking numbers' },
  'members holding': { one: 'member with holds', many: 'members with holds' },
  changes: { one: 'change of a stay', many: 'changes of stays' },
  'waitlist entries': { one: 'waitlist entry', many: 'waitlist entries' },
};

const MAIN: readonly Compared[] = ['bookings', 'accounts', 'ledger lines', 'payments'];

/** The main figures of what was compared: '1,204 bookings, 8 accounts, …'. */
export const comparedText = ({ counts }: Reconciliation): string =>
  MAIN.map((what) => {
    const { one, many } = COMPARED_LABELS[what];
    // A number and its noun stay on one line.
    return `${formatCount(counts[what])}\u00A0${counts[what] === 1 ? one : many}`;
  }).join(', ');

/** All figures of what was compared, each with its label. */
export const comparedFigures = ({
  counts,
}: Reconciliation): { what: Compared; label: string; count: string }[] =>
  COMPARED.map((what) => {
    const label = COMPARED_LABELS[what].many;
    return {
      what,
      label: label.charAt(0).toUpperCase() + label.slice(1),
      count: formatCount(counts[what]),
    };
  });
