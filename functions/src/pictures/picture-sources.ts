import { clubFirestore } from '../kernel/firebase/app.ts';
import { siteOrigin } from '../kernel/http/site-origins.ts';
import { findResort } from '../resorts/bookable-resort.ts';
import type { PictureSources } from './social-picture.ts';

const ART_TIMEOUT_MS = 10_000;

/** The resorts of the database, and the drawings of the site itself, which are part of no function. */
export const clubPictureSources = (): PictureSources => ({
  resort: (id) => findResort(clubFirestore(), id),
  art: async (path) => {
    const answer = await fetch(`${siteOrigin(process.env)}${path}`, {
      signal: AbortSignal.timeout(ART_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer.text();
  },
});
