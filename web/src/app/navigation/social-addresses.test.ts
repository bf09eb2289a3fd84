import { expect, it } from 'vitest';
import { socialAddresses } from './social-addresses.ts';

it('knows nothing while nothing is configured', () => {
  expect(socialAddresses({ instagram: undefined, youtube: '', facebook: undefined })).toEqual([]);
});

it('takes https addresses and leaves out everything else', () => {
  expect(
    socialAddresses({
      instagram: 'https://example.com/club',
      youtube: 'javascript:alert(1)',
      facebook: 'https://user:secret@example.com/club',
    }),
  ).toEqual([{ site: 'instagram', url: 'https://example.com/club' }]);
});
