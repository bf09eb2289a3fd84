import { expect, it } from 'vitest';
import { requireMailSettings } from './mail-settings.ts';

const FROM = 'Tideaway <club@example.com>';
const found = (exitCode: number) => () => Promise.resolve({ exitCode });

it('requires the address of the sender and the secret of the mail server', async () => {
  const asked: string[][] = [];
  await requireMailSettings('club-1', FROM, ({ args }) => {
    asked.push([...args]);
    return Promise.resolve({ exitCode: 0 });
  });
  expect(asked).toEqual([['functions:secrets:get', 'SMTP_URL', '--project', 'club-1']]);
  await expect(requireMailSettings('club-1', '', found(0))).rejects.toThrow('MAIL_FROM');
  await expect(requireMailSettings('club-1', FROM, found(1))).rejects.toThrow('SMTP_URL');
});
