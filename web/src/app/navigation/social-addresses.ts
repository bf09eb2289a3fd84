/** Social sites of the club; a build variable names the address of each (README). */
const SOCIAL_SITES = ['instagram', 'youtube', 'facebook'] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];

/** A profile of the club on a social site. */
export type SocialAddress = { site: SocialSite; url: string };

const httpsUrl = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || !URL.canParse(raw)) return null;
  const { protocol, username, href } = new URL(raw);
  return protocol === 'https:' && username === '' ? href : null;
};

/** The configured profiles, each with an https address; anything else is left out. */
export const socialAddresses = (
  configured: Readonly<Record<SocialSite, unknown>>,
): readonly SocialAddress[] =>
  SOCIAL_SITES.flatMap((site) => {
    const url = httpsUrl(configured[site]);
    return url === null ? [] : [{ site, url }];
  });
