import { clubFirestore } from '../kernel/firebase/app.ts';
import { siteOrigin } from '../kernel/http/site-origins.ts';
import { findResort } from '../resorts/bookable-resort.ts';
import type { PictureSources } from './social-picture.ts';

const ART_TIMEOUT_MS = 10_000;

/** The resorts of the database, and the drawings of the site itself, which are part of no function. */
export const clubPictureSources = (): PictureSources => ({
  resort: (id) => findResort(clubFirestore(), id),
  art: async (path) => {
    const response = await fetch(`${siteOrigin(process.env)}${path}`, {
      signal: AbortSignal.timeout(ART_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
    return response.text();
  },
});
