import { clubAuth } from '../../functions/src/users/club-auth.ts';

/**
 * Makes the Auth emulator answer as a real project does by default (email enumeration protection): a
 * password reset for an address that nobody has looks like any other. The emulator forgets it
 * whenever it starts with an empty club.
 */
export const protectEmails = async (): Promise<void> => {
  await clubAuth()
    .projectConfigManager()
    .updateProjectConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
};
