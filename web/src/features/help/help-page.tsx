import { MAX_LIVE_HOLDS, OFFER_SECONDS } from '@club/domain/booking/offer-hold';
import { BOOKING_HORIZON_DAYS } from '@club/domain/calendar/booking-window';
import { formatPoints, formatUsd } from '@club/domain/money/cents';
import { BORROW_LIMIT_POINTS, DEPOSIT_LIMIT_POINTS } from '@club/domain/points/account';
import { cashTotalCents, LAST_CALL_PRICE_USD } from '@club/domain/pricing/cash-price';
import { POINTS_PER_NIGHT, WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';
import { offeredUnitTypes, UNIT_TYPES, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { PATHS } from '../../lib/paths.ts';
import { KeyValueList } from '../../ui/data/key-value-list.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Article, ArticleSection } from '../../ui/text/article.tsx';

const HOLD_MINUTES = OFFER_SECONDS / 60;

/** `/help`: how points, prices and booking work, with the figures that are in force. */
export default function HelpPage() {
  return (
    <Article
      title="Help"
      lead="How points, prices and booking work here, with the figures in force today."
    >
      <ArticleSection title="What does a stay cost in points?">
        <KeyValueList
          items={UNIT_TYPES.map((unitType) => ({
            label: unitTypeLabel(unitType),
            value: `${formatPoints(POINTS_PER_NIGHT[unitType])} a night`,
          }))}
        />
        <p>
          Each night that begins on a Saturday or Sunday takes{' '}
          {formatPoints(WEEKEND_SURCHARGE_POINTS)} more.
        </p>
      </ArticleSection>
      <ArticleSection title="What does a Last Call cost?">
        <KeyValueList
          items={offeredUnitTypes('lastCall').map((unitType) => ({
            label: unitTypeLabel(unitType),
            value: `${formatUsd(cashTotalCents(LAST_CALL_PRICE_USD[unitType]))} a stay, with tax`,
          }))}
        />
        <p>Units with three and four bedrooms are not sold as Last Call.</p>
      </ArticleSection>
      <ArticleSection title="I have no points yet. Can I book?">
        <p>
          Yes. Deposit points on the <TextLink to={PATHS.home}>home page</TextLink>, up to{' '}
          {formatPoints(DEPOSIT_LIMIT_POINTS)} in a use year. What a stay needs beyond your balance
          is borrowed from your next use year, up to {formatPoints(BORROW_LIMIT_POINTS)}, and shown
          before you confirm. Later deposits repay it first.
        </p>
      </ArticleSection>
      <ArticleSection title="What does “Time remaining” mean?">
        <p>
          While you look at an offer its nights are held for you for {HOLD_MINUTES} minutes, at most{' '}
          {MAX_LIVE_HOLDS} offers at a time. When the time is over nothing you typed is lost: press
          the button again, and if the nights are still free you go on.
        </p>
      </ArticleSection>
      <ArticleSection title="How far ahead can I book?">
        <p>From today up to {BOOKING_HORIZON_DAYS} days ahead.</p>
      </ArticleSection>
      <ArticleSection title="Can somebody else check in?">
        <p>
          Yes. At checkout choose “A Guest” and fill in who comes. If you choose “RCI Member”, the
          member must check in.
        </p>
      </ArticleSection>
      <ArticleSection title="Where are my bookings?">
        <p>
          Under <TextLink to={PATHS.dashboardBookings}>Trips</TextLink>. Every booking keeps its
          price, its dates and how it was paid.
        </p>
      </ArticleSection>
    </Article>
  );
}
