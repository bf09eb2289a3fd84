import type { Caller, Visitor } from '../kernel/http/handler.ts';
import type { Limited } from './rate-slot.ts';

/**
 * Whom opening a link counts for: the member, or a visitor by client address, else by the link.
 */
export const readerOf = ({ uid, address }: Caller | Visitor, token: string): Limited => ({
  uid: uid ?? `visitor ${address ?? token}`,
  address,
});
