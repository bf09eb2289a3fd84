import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';

/** A place of the member in the line of a resort, with the id of its document. */
export type OwnWaitlistEntry = WaitlistEntry & { id: string };
