import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withCaptchaRetry } from './identity.ts';

const prepare = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('../../kernel/firebase/firebase.ts', () => ({ loadAuth: () => Promise.resolve({}) }));
vi.mock('firebase/auth', () => ({ initializeRecaptchaConfig: prepare }));

const failure = (code: string): Error => Object.assign(new Error(code), { code: `auth/${code}` });

describe('a call that is rejected without a captcha', () => {
  beforeEach(() => {
    prepare.mockReset().mockResolvedValue();
  });

  it('is retried once, with one', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failure('missing-recaptcha-token'))
      .mockResolvedValueOnce('in');
    await expect(withCaptchaRetry(call)).resolves.toBe('in');
    expect(prepare).toHaveBeenCalledOnce();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is not retried again', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValue(failure('missing-recaptcha-token'));
    await expect(withCaptchaRetry(call)).rejects.toThrow('missing-recaptcha-token');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is the only kind that is retried', async () => {
    const call = vi.fn<() => Promise<string>>().mockRejectedValue(failure('wrong-password'));
    await expect(withCaptchaRetry(call)).rejects.toThrow('wrong-password');
    expect(call).toHaveBeenCalledOnce();
    expect(prepare).not.toHaveBeenCalled();
  });
});
