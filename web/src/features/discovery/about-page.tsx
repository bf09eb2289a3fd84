import { formatPoints } from '../../formats/reader-formats.ts';
import { WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';
import { VACATION_LABELS } from '@club/domain/pricing/unit-type';
import { contactPath, helpPath, PATHS } from '../../shared/routes/paths.ts';
import { Picture } from '../../design/media/picture.tsx';
import { Article, ArticleSection } from './article.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

/** `/about`: what the club is, and what it is not. */
export default function AboutPage() {
  return (
    <Article
      title="About the club"
      path={PATHS.about}
      description="Tideaway is a resort exchange club: what points and Last Call stays are, and what a price here says."
      lead="Tideaway is a resort exchange club. Members bring the weeks they own as points, and spend them anywhere in the directory."
      picture={
        <Picture
          src="/art/about.svg"
          alt="A harbour at dawn, boats lying still"
          ratio="21 / 9"
          phoneRatio="16 / 9"
          width={1200}
          height={675}
          priority="first"
        />
      }
    >
      <ArticleSection title="One directory, two ways to stay">
        <p>
          {VACATION_LABELS.rciPoints.choice} are paid with points, by the night. Each unit type has
          one rate, the same at every resort and in every season. Only a night that begins on a
          Saturday or Sunday takes {formatPoints(WEEKEND_SURCHARGE_POINTS)} more.
        </p>
        <p>
          {VACATION_LABELS.lastCall.choice} are paid by card: one price for the whole stay, by the
          size of the unit and not by the number of nights, with tax in what you see.
        </p>
      </ArticleSection>
      <ArticleSection title="Prices that say everything">
        <p>
          A price on this site always names its unit and what it includes. What you see before you
          confirm is what you pay: the club calculates it again when you book, and rejects the
          booking rather than charge another amount.
        </p>
      </ArticleSection>
      <ArticleSection title="Nights that are really there">
        <p>
          While you look at an offer, its nights are kept for you. No stay is ever sold twice, and
          the waitlist of a full resort is served in the order in which members joined.
        </p>
      </ArticleSection>
      <ArticleSection title="Plans that may change">
        <p>
          Move a stay, hand it to a guest or cancel it yourself, under Trips. You see there what you
          get back, as an amount and a date, before you decide. The whole table is under{' '}
          <TextLink to={helpPath('cancelling')}>Help</TextLink>.
        </p>
      </ArticleSection>
      <ArticleSection title="Pictures">
        <p>
          The landscapes are drawn for the club: a coast or a mountain, at several hours of the day.
          They show the kind of place, not the view from your window.
        </p>
      </ArticleSection>
      <p>
        Begin with the <TextLink to={PATHS.directoryAtHome}>resorts</TextLink>, go through the{' '}
        <TextLink to={PATHS.directory}>directory from A to Z</TextLink>, or{' '}
        <TextLink to={contactPath()}>write to us</TextLink>.
      </p>
    </Article>
  );
}
