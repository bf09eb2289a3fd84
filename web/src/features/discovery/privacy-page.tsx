import { PATHS } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Article, ArticleSection } from '../../ui/text/article.tsx';

/** `/privacy`: what is kept, where, and for whom. */
export default function PrivacyPage() {
  return (
    <Article
      title="Privacy"
      lead="What the club keeps about you, where it keeps it, and who can read it."
    >
      <ArticleSection title="As a visitor">
        <p>
          You can read everything here without an account. The site loads nothing from other
          companies and has no advertising or tracking. In your own browser it keeps your last
          searches, the resort you looked at last, and the colours you chose. You can remove each
          search in the search box, and all of it by clearing the data of this site.
        </p>
      </ArticleSection>
      <ArticleSection title="As a member">
        <ul>
          <li>Your name, e-mail address, photo and phone number, as far as you gave them.</li>
          <li>Your bookings with dates, resort, price, and who checks in.</li>
          <li>The billing address of a booking, because its receipt carries it.</li>
          <li>Your points and every change of them.</li>
          <li>The resorts you saved and the messages the club sent you here.</li>
        </ul>
        <p>Only you and the admins of the club can read these. Signing out empties your browser.</p>
      </ArticleSection>
      <ArticleSection title="Cards">
        <p>
          The number and security code of your card never reach our database. They are checked in
          your browser and exchanged for a token there. A booking keeps the brand, the last four
          digits and the expiry date, nothing else.
        </p>
      </ArticleSection>
      <ArticleSection title="Leaving">
        <p>
          An admin of the club can delete your account for you; see{' '}
          <TextLink to={PATHS.contact}>Contact</TextLink>. You can no longer sign in then, and your
          personal details are removed.
        </p>
      </ArticleSection>
    </Article>
  );
}
