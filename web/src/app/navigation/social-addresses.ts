/** Where the club can be followed, and the variable of the build that says where (README). */
const SOCIAL_SITES = ['instagram', 'youtube', 'facebook'] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];

/** A place where the club can be followed. */
export type SocialAddress = { site: SocialSite; url: string };

const httpsUrl = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || !URL.canParse(raw)) return null;
  const { protocol, username, href } = new URL(raw);
  return protocol === 'https:' && username === '' ? href : null;
};

/** The places that are configured, each with an https address; none as long as nobody names one. */
export const socialAddresses = (
  configured: Readonly<Record<SocialSite, unknown>>,
): readonly SocialAddress[] =>
  SOCIAL_SITES.flatMap((site) => {
    const url = httpsUrl(configured[site]);
    return url === null ? [] : [{ site, url }];
  });
