/**
 * The rules of the club that must hold whatever happens (docs/proof.md says each in words). 'I8', 'I9'
 * and 'I11' are about answers and about the database before and after something, and are checked by
 * the caller; 'W' is the waitlist's own.
 */
const INVARIANTS = [
  'I1',
  'I2',
  'I3',
  'I4',
  'I5',
  'I6',
  'I7',
  'I8',
  'I9',
  'I10',
  'I11',
  'I12',
  'I13',
  'I14',
  'W',
] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** Something in the database that cannot be: which rule, which document, and what is wrong. */
export type Violation = { invariant: Invariant; id: string; detail: string };

/** Collects violations of one rule. */
export const collector = (invariant: Invariant) => {
  const found: Violation[] = [];
  return {
    found,
    /** Notes a violation unless something is so. */
    expect: (isSo: boolean, id: string, detail: string): void => {
      if (!isSo) found.push({ invariant, id, detail });
    },
  };
};
