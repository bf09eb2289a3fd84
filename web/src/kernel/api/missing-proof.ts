import type { ApiErrorCode } from '@club/domain/api/errors';

/**
 * Errors that the member can clear at once by a proof. Every call of the club goes through
 * `afterProof`, which asks for the proof and repeats the call.
 */
const PROOFS = [
  'email-not-verified',
  'recent-sign-in-needed',
] as const satisfies readonly ApiErrorCode[];
export type Proof = (typeof PROOFS)[number];

/** Asks the member for a proof; true once they have given it, false when they gave up. */
export type AskForProof = (proof: Proof) => Promise<boolean>;

/** The parts of a call's result that matter here. */
type Outcome =
  | { ok: true }
  | { ok: false; error: { kind: 'api'; code: string } | { kind: string } };

let asker: AskForProof | null = null;
/** Ends each wait for an asker. */
const waits = new Set<() => void>();
let pending: { proof: Proof; answer: Promise<boolean> } | null = null;

/** Sets the function that asks. Returns the way to remove it. */
export const onMissingProof = (ask: AskForProof): (() => void) => {
  asker = ask;
  for (const endWait of waits) endWait();
  return () => {
    if (asker === ask) asker = null;
  };
};

const missingProof = (outcome: Outcome): Proof | null => {
  if (outcome.ok || !('code' in outcome.error)) return null;
  const { code } = outcome.error;
  return PROOFS.find((proof) => proof === code) ?? null;
};

/** How long a call waits for the function that asks: its code loads after the first page. */
const ASKER_WAIT_MS = 5_000;

/** Resolves as soon as there is an asker, or after `ASKER_WAIT_MS`. */
const waitForAsker = (): Promise<void> =>
  new Promise((resolve) => {
    const endWait = (): void => {
      clearTimeout(timer);
      waits.delete(endWait);
      resolve();
    };
    const timer = setTimeout(endWait, ASKER_WAIT_MS);
    waits.add(endWait);
  });

/** One question for several calls at once; different questions are asked one after the other. */
const askOnce = async (proof: Proof): Promise<boolean> => {
  if (asker === null) await waitForAsker();
  const ask = asker;
  if (ask === null) return false;
  if (pending !== null && pending.proof !== proof) {
    await pending.answer;
    return askOnce(proof);
  }
  pending ??= {
    proof,
    answer: ask(proof).finally(() => {
      pending = null;
    }),
  };
  return pending.answer;
};

/**
 * Runs a call, and once more when it failed for a missing proof that the member then gave. The
 * first result counts when they gave up, or when there is no way to ask.
 */
export const afterProof = async <Result extends Outcome>(
  call: () => Promise<Result>,
): Promise<Result> => {
  const first = await call();
  const proof = missingProof(first);
  return proof !== null && (await askOnce(proof)) ? call() : first;
};
