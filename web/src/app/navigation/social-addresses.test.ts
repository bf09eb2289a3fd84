import { expect, it } from 'vitest';
import { socialAddresses } from './social-addresses.ts';

it('are none while nothing is configured', () => {
  expect(socialAddresses({ instagram: undefined, youtube: '', facebook: undefined })).toEqual([]);
});

it('are the configured https addresses and nothing else', () => {
  expect(
    socialAddresses({
      instagram: 'https://example.com/club',
      youtube: 'javascript:alert(1)',
      facebook: 'https://user:secret@example.com/club',
    }),
  ).toEqual([{ site: 'instagram', url: 'https://example.com/club' }]);
});
