/**
 * The place of a member's next stay in the sky; it is kept before the stay is known, so that nothing
 * moves when it comes.
 */
export const STRIP_HEIGHT = { phone: '7rem', roomy: '5.75rem' } as const;
