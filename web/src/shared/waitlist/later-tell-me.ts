import { laterPart } from '../../kernel/page/later-part.tsx';

/** `TellMe`, which is below its list, so no page waits for its code. */
export const LaterTellMe = laterPart(async () => ({
  default: (await import('./tell-me.tsx')).TellMe,
}));
