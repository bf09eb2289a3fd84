import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Proof } from './missing-proof.ts';
import { afterProof, onMissingProof } from './missing-proof.ts';

type Outcome = { ok: true } | { ok: false; error: { kind: 'api'; code: string } };
const rejected = (code: string): Outcome => ({ ok: false, error: { kind: 'api', code } });
const DONE: Outcome = { ok: true };

const calls = (...outcomes: Outcome[]) => {
  const call = vi.fn<() => Promise<Outcome>>();
  for (const outcome of outcomes) call.mockResolvedValueOnce(outcome);
  return call;
};

/** Answers every question with `answer` while `work` runs. */
const answering = async (
  answer: boolean | ((proof: Proof) => Promise<boolean>),
  work: () => Promise<void>,
): Promise<Proof[]> => {
  const asked: Proof[] = [];
  const stop = onMissingProof((proof) => {
    asked.push(proof);
    return typeof answer === 'function' ? answer(proof) : Promise.resolve(answer);
  });
  await work();
  stop();
  return asked;
};

afterEach(() => {
  vi.useRealTimers();
});

describe('a call that needs a proof', () => {
  it('is repeated once the member has given it', async () => {
    const call = calls(rejected('email-not-verified'), DONE);
    const asked = await answering(true, async () => {
      expect(await afterProof(call)).toEqual(DONE);
    });
    expect(asked).toEqual(['email-not-verified']);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is not repeated when the member gives up, and never twice', async () => {
    const given = calls(rejected('recent-sign-in-needed'));
    await answering(false, async () => {
      expect(await afterProof(given)).toEqual(rejected('recent-sign-in-needed'));
    });
    const again = calls(rejected('recent-sign-in-needed'), rejected('recent-sign-in-needed'));
    const asked = await answering(true, async () => {
      expect(await afterProof(again)).toEqual(rejected('recent-sign-in-needed'));
    });
    expect([asked.length, again.mock.calls.length]).toEqual([1, 2]);
  });

  it('asks nothing after other errors, successes and lost connections', async () => {
    const asked = await answering(true, async () => {
      expect(await afterProof(calls(rejected('sold-out')))).toEqual(rejected('sold-out'));
      expect(await afterProof(calls(DONE))).toEqual(DONE);
      const lost = { ok: false as const, error: { kind: 'network' } };
      expect(await afterProof(() => Promise.resolve(lost))).toBe(lost);
    });
    expect(asked).toEqual([]);
  });

  it('waits until the page can ask', async () => {
    vi.useFakeTimers();
    const outcome = afterProof(calls(rejected('email-not-verified'), DONE));
    await vi.advanceTimersByTimeAsync(4_000);
    const stop = onMissingProof(() => Promise.resolve(true));
    expect(await outcome).toEqual(DONE);
    stop();
  });

  it('stays rejected where there is no way to ask', async () => {
    vi.useFakeTimers();
    const call = calls(rejected('email-not-verified'));
    const outcome = afterProof(call);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toEqual(rejected('email-not-verified'));
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('asks once for several calls, and for one thing at a time', async () => {
    const answers: (() => void)[] = [];
    const work = async (): Promise<void> => {
      const running = ['email-not-verified', 'email-not-verified', 'recent-sign-in-needed'].map(
        (code) => afterProof(calls(rejected(code), DONE)),
      );
      await vi.waitFor(
        () => {
          expect(answers).toHaveLength(1);
        },
        { timeout: 60_000 },
      );
      answers[0]?.();
      await vi.waitFor(
        () => {
          expect(answers).toHaveLength(2);
        },
        { timeout: 60_000 },
      );
      answers[1]?.();
      expect(await Promise.all(running)).toEqual([DONE, DONE, DONE]);
    };
    const asked = await answering(
      () =>
        new Promise((resolve) => {
          answers.push(() => {
            resolve(true);
          });
        }),
      work,
    );
    expect(asked).toEqual(['email-not-verified', 'recent-sign-in-needed']);
  });
});
