/** The result of pressing a heart. */
export type HeartResult =
  /** Saved with the account, or on this device until the visitor logs in. */
  | { kind: 'saved'; where: 'account' | 'device'; isFirst: boolean }
  /** `undo` restores it as it was. */
  | { kind: 'removed'; undo: () => Promise<void> }
  /** The favourites are full. */
  | { kind: 'full' };
