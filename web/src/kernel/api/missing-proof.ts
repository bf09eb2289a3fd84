import type { ApiErrorCode } from '@club/domain/api/errors';

/**
 * Refusals that the person can clear away at once by proving something. Every call of the club goes
 * through `afterProof`, so that whatever is refused in this way asks for the proof and goes on.
 */
const PROOFS = [
  'email-not-verified',
  'recent-sign-in-needed',
] as const satisfies readonly ApiErrorCode[];
export type Proof = (typeof PROOFS)[number];

/** Asks the person for a proof; true once they have given it, false when they gave up. */
export type AskForProof = (proof: Proof) => Promise<boolean>;

/** A result of a call as far as it matters here. */
type Outcome =
  { ok: true } | { ok: false; error: { kind: 'api'; code: string } | { kind: string } };

let asker: AskForProof | null = null;
/** Ends each wait for an asker. */
const waits = new Set<() => void>();
let pending: { proof: Proof; answer: Promise<boolean> } | null = null;

/** Lets `ask` ask from now on. Returns the way to stop. */
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

/** How long a refusal waits for an asker: its code is loaded after the first page is shown. */
const ASKER_WAIT_MS = 5_000;

/** Resolves as soon as there is an asker, or when none comes. */
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

/** One question for several calls that are refused at once; questions of two kinds wait in turn. */
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
 * Runs a call, and once more when it was refused for want of a proof that the person then gave. The
 * refusal stands when they gave up, or when nobody is there to ask.
 */
export const afterProof = async <Result extends Outcome>(
  call: () => Promise<Result>,
): Promise<Result> => {
  const first = await call();
  const proof = missingProof(first);
  return proof !== null && (await askOnce(proof)) ? call() : first;
};
