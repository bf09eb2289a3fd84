import type { DialogText } from '@club/domain/api/messages';

/** How a try ended: signed in with words of success, or not, with a dialog or a quiet notice. */
export type SignInOutcome =
  | { ok: true; dialog: DialogText }
  | { ok: false; dialog: DialogText | null; notice: string | null };
