import { PATHS } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Article, ArticleSection } from '../../ui/text/article.tsx';

/** `/about`: what the club is. */
export default function AboutPage() {
  return (
    <Article
      title="About the club"
      lead="Tideaway is a resort exchange club. Members bring the weeks they own as points, and spend them anywhere in the directory."
    >
      <ArticleSection title="Two ways to stay">
        <p>
          With Club Points Vacations you pay in points, by the night. Every unit type has one rate,
          the same in every resort and season; only nights that begin on a Saturday or Sunday take a
          little more.
        </p>
        <p>
          Last Call Vacations are paid by card: one price for the whole stay, by the size of the
          unit, with tax included in what you see.
        </p>
      </ArticleSection>
      <ArticleSection title="Prices that say everything">
        <p>
          A price on this site always names its unit and what it includes. What you see before you
          confirm is what you pay; the club works it out again when you book, and refuses the
          booking rather than charge another figure.
        </p>
      </ArticleSection>
      <ArticleSection title="Pictures">
        <p>
          The drawn landscapes are made for the club, resort by resort: its coast or its mountain,
          at several hours of the day. They show the kind of place, not the view from your window.
        </p>
      </ArticleSection>
      <p>
        Begin with the <TextLink to={PATHS.directoryAtHome}>resorts</TextLink>, or read how it works
        under <TextLink to={PATHS.help}>Help</TextLink>.
      </p>
    </Article>
  );
}
