import { describe, expect, it, vi } from 'vitest';
import { titled } from '@club/domain/testing/titled';
import { appCheckMode, requireOwnApp } from './app-check.ts';

const ENFORCED = { K_SERVICE: 'api', APP_CHECK: 'enforce' };
const MONITORED = { K_SERVICE: 'api', APP_CHECK: 'monitor' };

describe('the setting', () => {
  it.each([
    [{}, 'off'],
    [{ APP_CHECK: '' }, 'off'],
    [{ APP_CHECK: 'off' }, 'off'],
    [MONITORED, 'monitor'],
    [ENFORCED, 'enforce'],
    [{ ...ENFORCED, FUNCTIONS_EMULATOR: 'true' }, 'off'],
    [{ ...ENFORCED, FUNCTIONS_EMULATOR: 'false' }, 'enforce'],
  ])('%j is %s', (environment, mode) => {
    expect(appCheckMode(environment)).toBe(mode);
  });

  it.each(['on', 'ENFORCE', 'true', 'enforced'])('throws for %j', (value) => {
    expect(() => appCheckMode({ APP_CHECK: value })).toThrow('off, monitor, enforce');
  });
});

describe('a request', () => {
  const verify = vi.fn(async (token: string) => {
    if (token !== 'good') throw new Error('app-check/invalid-argument');
  });
  const ask = (token: string | undefined, environment: NodeJS.ProcessEnv) => {
    const monitored = vi.fn();
    const headers = token === undefined ? {} : { 'x-firebase-appcheck': token };
    const asked = requireOwnApp(headers, monitored, environment, verify);
    return { asked, monitored };
  };

  it.each(titled([undefined, '', 'forged']))(
    'with %s is rejected when enforced',
    async (_, token) => {
      const { asked, monitored } = ask(token, ENFORCED);
      await expect(asked).rejects.toMatchObject({ code: 'app-not-verified', status: 403 });
      expect(monitored).not.toHaveBeenCalled();
    },
  );

  it.each(titled([undefined, '', 'forged']))(
    'with %s is only reported when monitored',
    async (_, token) => {
      const { asked, monitored } = ask(token, MONITORED);
      await expect(asked).resolves.toBeUndefined();
      expect(monitored).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ code: 'app-not-verified' }),
      );
    },
  );

  it('of the club’s own app passes, and nothing is verified when it is off', async () => {
    for (const environment of [MONITORED, ENFORCED]) {
      const { asked, monitored } = ask('good', environment);
      await expect(asked).resolves.toBeUndefined();
      expect(monitored).not.toHaveBeenCalled();
    }
    verify.mockClear();
    await ask('forged', {}).asked;
    expect(verify).not.toHaveBeenCalled();
  });
});
