import { error as logError } from 'firebase-functions/logger';

const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * Waits for a trigger's publication. Not in the emulator, which delivers one event after another,
 * so that waiting would delay all others, and whose processes live on. In the cloud a process only
 * runs while it handles an event.
 */
export const finishPublishing = async (published: Promise<void>): Promise<void> => {
  if (isEmulated) published.catch((error: unknown) => logError('Not published.', { error }));
  else await published;
};
