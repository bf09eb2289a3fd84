import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import { collections } from '../store/collections.ts';
import type { GatewayPayment, PaymentGateway } from '../payments/payment-gateway.ts';
import type { PaymentRecord, PaymentState } from '../store/payment-record.ts';

/** States of a payment at the gateway; 'unknown' when it does not know the key. */
type GatewayState = GatewayPayment['state'] | 'unknown';

/**
 * The gateway's possible states for each state of our record: the same, or one step further,
 * because the record follows the gateway.
 */
const ALLOWED: Record<PaymentState, readonly GatewayState[]> = {
  authorizing: ['unknown', 'authorized', 'declined', 'voided'],
  authorized: ['authorized', 'captured', 'voided'],
  captured: ['captured'],
  declined: ['declined'],
  voided: ['voided'],
  refunding: ['authorized', 'captured', 'refunded', 'voided'],
  refunded: ['refunded', 'voided'],
};

/** The difference between our record of a payment and the gateway's, or null. */
const differenceOf = (
  record: PaymentRecord | undefined,
  payment: GatewayPayment | null,
): string | null => {
  const state = payment?.state ?? 'unknown';
  if (record === undefined)
    return payment === null ? null : `${state} at the gateway, unknown here`;
  if (!ALLOWED[record.state].includes(state)) return `${record.state}, ${state} at the gateway`;
  if (payment === null) return null;
  if (record.gatewayRef !== null && record.gatewayRef !== payment.ref) {
    return `${record.gatewayRef} here, ${payment.ref} at the gateway`;
  }
  if ('amountCents' in payment && payment.amountCents !== record.amountCents) {
    return `${record.amountCents} cents here, ${payment.amountCents} at the gateway`;
  }
  const refunded = payment.state === 'refunded' ? payment.refundedCents : 0;
  const isRefundRight =
    record.state === 'refunding'
      ? refunded <= (record.refundCents ?? 0)
      : record.state !== 'refunded' || state === 'voided' || refunded === record.refundCents;
  return isRefundRight
    ? null
    : `${String(record.refundCents)} cents to give back, ${refunded} given back at the gateway`;
};

/** Payments looked up at a time. */
const AT_ONCE = 16;

const inGroups = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  for (let at = 0; at < items.length; at += AT_ONCE) {
    // A gateway limits concurrent requests.
    await Promise.all(items.slice(at, at + AT_ONCE).map(work));
  }
};

const gatewayRecords = async (
  gateway: PaymentGateway,
  keys: readonly string[],
): Promise<Map<string, GatewayPayment>> => {
  const known = new Map<string, GatewayPayment>();
  if (gateway.list === undefined) {
    await inGroups(keys, async (key) => {
      const payment = await gateway.find(key);
      if (payment !== null) known.set(key, payment);
    });
    return known;
  }
  for await (const { key, payment } of gateway.list()) known.set(key, payment);
  return known;
};

/** How often, and at which interval, a changing payment is read until it is stable. */
const LOOKS = 5;
const PAUSE_MS = 500;

/**
 * Reads a payment again: our record, the gateway, and our record once more. They can only be
 * compared while the record is unchanged; a payment that keeps changing is in progress.
 */
const secondLook = async (
  db: Firestore,
  gateway: PaymentGateway,
  key: string,
): Promise<string | null> => {
  const ref = collections(db).payments.doc(key);
  for (let look = 0; look < LOOKS; look += 1) {
    const before = await ref.get();
    const payment = await gateway.find(key);
    const after = await ref.get();
    const isStill =
      before.updateTime?.isEqual(after.updateTime ?? before.updateTime) ?? !after.exists;
    const difference = differenceOf(after.data(), payment);
    if (difference === null) return null;
    if (isStill && before.exists === after.exists) return difference;
    await sleep(PAUSE_MS);
  }
  return null;
};

/**
 * Compares our payments with the gateway's, both ways. The gateway is not part of the database
 * snapshot, so a difference is checked again before it is reported.
 */
export const compareGateway = async (
  db: Firestore,
  gateway: PaymentGateway,
  payments: ReadonlyMap<string, PaymentRecord>,
): Promise<{ known: number; disagreements: Disagreement[] }> => {
  const known = await gatewayRecords(gateway, [...payments.keys()]);
  const doubtful = [...new Set([...payments.keys(), ...known.keys()])].filter(
    (key) => differenceOf(payments.get(key), known.get(key) ?? null) !== null,
  );
  const disagreements: Disagreement[] = [];
  await inGroups(doubtful, async (key) => {
    const detail = await secondLook(db, gateway, key);
    if (detail !== null) disagreements.push({ kind: 'gateway', id: key, detail });
  });
  return { known: known.size, disagreements };
};
