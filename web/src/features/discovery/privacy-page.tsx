import { RATE_WINDOW_MS } from '@club/domain/limits/rate-limits';
import { CLOSED_TICKET_DAYS } from '@club/domain/support/ticket';
import { contactPath, PATHS } from '../../shared/routes/paths.ts';
import { Article, ArticleSection } from './article.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

const RATE_MINUTES = RATE_WINDOW_MS / 60_000;

/** `/privacy`: what is stored, where, who can read it, and how it is deleted; docs/data-model.md has all of it. */
export default function PrivacyPage() {
  return (
    <Article
      title="Privacy"
      path={PATHS.privacy}
      description="What the club keeps about you, who can read it, how long it stays, and how you get rid of it."
      lead="What the club keeps about you, who can read it, how long it stays, and how you get rid of it."
    >
      <ArticleSection title="The short version">
        <ul>
          <li>You can look at everything here without an account.</li>
          <li>
            There is no advertising and no tracking, and no cookie that follows you elsewhere.
          </li>
          <li>Your card number never reaches our database.</li>
          <li>
            As a member you can <TextLink to={PATHS.accountData}>download or delete</TextLink> all
            of it yourself, at any hour.
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection title="In your own browser">
        <p>
          Your last searches, the resort and the dates you looked at last, what you have begun to
          type at checkout or in a form, the offers you hold, your stays as you saw them last, that
          you are signed in, the colours you chose, and that the browser has our fonts. You can
          remove each search in the search box. Signing out removes what is yours, and clearing the
          data of this site removes all of it.
        </p>
      </ArticleSection>
      <ArticleSection title="As a member">
        <ul>
          <li>
            Name and email address; photo, telephone number and place as far as you gave them.
          </li>
          <li>
            Your stays with dates, resort, price and history, the billing address, and the guest you
            named to check in.
          </li>
          <li>Your points and every movement of them.</li>
          <li>
            What you wait for, the resorts you saved, the notifications you got, and those you
            muted.
          </li>
          <li>The emails we sent you, and what you wrote to us with our answers.</li>
        </ul>
        <p>
          You can read this yourself. So can the admins of the club, except for your saved resorts,
          your notifications and the emails. No one else can: other members see how many wait for a
          resort, never who.
        </p>
      </ArticleSection>
      <ArticleSection title="When you write to us">
        <p>
          Name, email address and your message, with or without an account. The admins read it to
          answer you. Once it is closed it is kept for {CLOSED_TICKET_DAYS} days, then deleted.
        </p>
      </ArticleSection>
      <ArticleSection title="Cards">
        <p>
          Number and security code are checked in your browser, which requests a token that
          represents the card. They never reach our database or a log. A booking keeps the brand,
          the last four digits and the expiry date.
        </p>
      </ArticleSection>
      <ArticleSection title="Against abuse">
        <p>
          To prevent card testing and flooding, we count attempts within {RATE_MINUTES} minutes, and
          emails and changes of a guest within a day: by account, by IP address, by card where one
          is tried and, for emails to others, by recipient. All of it is kept in scrambled form
          only, and deleted soon after.
        </p>
        <p>
          When a page breaks, or tries something that it must not, your browser tells us what it
          was: without names, addresses or numbers.
        </p>
        <p>
          Every change of a role, an account, a resort, a booking or a ticket leaves a line in the
          audit trail, which names people by an account number only.
        </p>
      </ArticleSection>
      <ArticleSection title="Who else is involved">
        <p>
          The club runs on Firebase, a service of Google, which stores this data for us, signs you
          in, and sends our emails. If you sign in with Google, Google tells us your name, email
          address and photo. The pictures of a resort, and your photo, can come from the address
          that was given for them, which then sees that your browser requested a picture. Google may
          check, by reCAPTCHA, that it is the club's own page which asks us. Nothing else on a page
          comes from a third party.
        </p>
      </ArticleSection>
      <ArticleSection title="Leaving">
        <p>
          Under <TextLink to={PATHS.accountData}>Data &amp; privacy</TextLink> you download
          everything we know about you as a file, and delete your account. This is deleted at once:
          your login and record, saved resorts and notifications, waitlist entries, emails, and
          everything you wrote to us. Coming stays are cancelled and refunded by the policy.
        </p>
        <p>
          What stays are records of money: bookings, payments and movements of points, without your
          name, address, telephone number or guest, and under an account number that leads nowhere.
          And so that a year’s limits cannot be used twice, how many points you deposited in this
          year and still owe is kept until the year is over, under a scrambled form of your email
          address that only the club could recognise.
        </p>
        <p>
          Without an account, <TextLink to={contactPath({ topic: 'other' })}>write to us</TextLink>{' '}
          and we delete what you have written before.
        </p>
      </ArticleSection>
    </Article>
  );
}
