/**
 * A document of `accountDeletions/{uid}`: a closed account whose data is being deleted. It has what
 * the steps need and no personal data, and is deleted after the last step.
 */
export type AccountDeletion = {
  uid: string;
  /** uid of the member or the admin who closed it. */
  actor: string;
  /** The document of `emails` to release; null for an account without an address. */
  emailClaim: string | null;
  /**
   * Whether the address was confirmed: only then are tickets and mails of the address deleted that
   * name no account.
   */
  isEmailConfirmed: boolean;
  /** When the account was closed, milliseconds since 1970: refunds go by that moment. */
  closedAtMs: number;
};

/** The claim of the address if it was confirmed, so that no stranger's data is deleted. */
export const provenClaim = ({ emailClaim, isEmailConfirmed }: AccountDeletion): string | null =>
  isEmailConfirmed ? emailClaim : null;

/** True when the member requested it; otherwise the club removed them. */
export const isOwnRequest = ({ uid, actor }: AccountDeletion): boolean => uid === actor;
