import type { ApiErrorCode } from '@club/domain/api/errors';

/**
 * Refusals that the person can clear away at once by proving something. Every call of the club goes
 * through `afterProof`, so that whatever is refused in this way asks for the proof and goes on.
 */
export const PROOFS = [
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
let pending: { proof: Proof; answer: Promise<boolean> } | null = null;

/** Lets `ask` ask from now on. Returns the way to stop. */
export const onMissingProof = (ask: AskForProof): (() => void) => {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
};

const missingProof = (outcome: Outcome): Proof | null => {
  if (outcome.ok || !('code' in outcome.error)) return null;
  const { code } = outcome.error;
  return PROOFS.find((proof) => proof === code) ?? null;
};

/** How long a refusal waits for somebody who asks: their code comes after the first page is shown. */
const ASKER_WAIT_MS = 5_000;
const POLL_MS = 50;

const currentAsker = (): AskForProof | null => asker;

const whenSomebodyAsks = async (): Promise<AskForProof | null> => {
  for (let waited = 0; currentAsker() === null && waited < ASKER_WAIT_MS; waited += POLL_MS) {
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  return currentAsker();
};

/** One question for several calls that are refused at once; questions of two kinds wait in turn. */
const askOnce = async (proof: Proof): Promise<boolean> => {
  const ask = await whenSomebodyAsks();
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
