import { PATHS } from '../../lib/paths.ts';
import { OutsideLink, TextLink } from '../../ui/text/text-link.tsx';
import { Article, ArticleSection } from './article.tsx';

/** Set when the club is deployed (README); a club without one answers in person only. */
const rawAddress: unknown = import.meta.env['VITE_CONTACT_EMAIL'];
const contactEmail = typeof rawAddress === 'string' && rawAddress !== '' ? rawAddress : null;

/** `/contact`: where each question is answered fastest, and how to write to the club. */
export default function ContactPage() {
  return (
    <Article title="Contact" lead="Where each question is answered fastest.">
      <ArticleSection title="About a booking">
        <p>
          Everything the club knows about it is under{' '}
          <TextLink to={PATHS.dashboardBookings}>Trips</TextLink>. Have its resort ID and dates
          ready when you write.
        </p>
      </ArticleSection>
      <ArticleSection title="About points and prices">
        <p>
          <TextLink to={PATHS.help}>Help</TextLink> has all rates and rules with the figures in
          force.
        </p>
      </ArticleSection>
      <ArticleSection title="About anything else">
        {contactEmail === null ? (
          <p>
            This club has not published an e-mail address yet. Please speak to the member service
            that gave you your membership.
          </p>
        ) : (
          <p>
            Write to <OutsideLink href={`mailto:${contactEmail}`}>{contactEmail}</OutsideLink>.
          </p>
        )}
      </ArticleSection>
    </Article>
  );
}
