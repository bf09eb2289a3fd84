import { error as logError } from 'firebase-functions/logger';

const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * Lets a trigger's publication come to its end. The emulator delivers one event after the other, so
 * waiting there would hold all others back; its processes live on. In the cloud a process only gets
 * time while an event is open.
 */
export const letPublish = async (published: Promise<void>): Promise<void> => {
  if (isEmulated) published.catch((error: unknown) => logError('Not published.', { error }));
  else await published;
};
