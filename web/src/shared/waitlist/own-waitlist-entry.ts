import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';

/** A waitlist entry of the member, with the id of its document. */
export type OwnWaitlistEntry = WaitlistEntry & { id: string };
