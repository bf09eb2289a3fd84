/**
 * A document of `erasures/{uid}`: an account that was closed and is being erased. It has everything
 * that the steps need and nothing that tells who the member was; once all steps are done, it goes.
 */
export type Erasure = {
  uid: string;
  /** uid of who closed it: the member's own, or an admin's. */
  actor: string;
  /** The document of `emails` that is to be given free; null for an account without an address. */
  emailClaim: string | null;
  /**
   * Whether the identity service said that the address was theirs: only then are tickets and mails of
   * that address erased that name no account.
   */
  isEmailConfirmed: boolean;
  /** When the account was closed, milliseconds since 1970: refunds go by that moment. */
  closedAtMs: number;
};

/** The claim of the address if it was the member's own for certain, by which others' things are not erased. */
export const provenClaim = ({ emailClaim, isEmailConfirmed }: Erasure): string | null =>
  isEmailConfirmed ? emailClaim : null;

/** True when the member asked for it; otherwise the club removed them. */
export const isOwnWish = ({ uid, actor }: Erasure): boolean => uid === actor;
