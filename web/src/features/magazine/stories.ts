import { formatCount, formatPoints, formatUsd } from '@club/domain/money/cents';
import { cashTotalCents, LAST_CALL_PRICE_USD } from '@club/domain/pricing/cash-price';
import { POINTS_PER_NIGHT, WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';

/** A story of the magazine; its figures come from the tables in force. */
export type Story = {
  id: string;
  title: string;
  teaser: string;
  /** Reading time. */
  minutes: number;
  paragraphs: readonly string[];
};

const studioStay = formatUsd(cashTotalCents(LAST_CALL_PRICE_USD.studio));
const oneBedroomStay = formatUsd(cashTotalCents(LAST_CALL_PRICE_USD['1 bedroom']));
const studioNight = POINTS_PER_NIGHT.studio;
const twoBedroomNight = POINTS_PER_NIGHT['2 bedroom'];
const fiveNights = 5 * studioNight;
const sevenNights = 7 * studioNight + 2 * WEEKEND_SURCHARGE_POINTS;

export const STORIES: readonly Story[] = [
  {
    id: 'worth-waiting',
    title: 'Is a Last Call worth waiting for?',
    teaser: 'One price for the stay, whatever its length: when that wins, and when points do.',
    minutes: 3,
    paragraphs: [
      `A Last Call has one odd virtue: its price does not know how long you stay. A studio is ${studioStay} with tax for two nights, and the same ${studioStay} for nine. A one bedroom is ${oneBedroomStay}. The longer you stay, the kinder the sum.`,
      'So the rule of thumb is short. For a long weekend, look at points first. From five nights on, put the card price beside them and divide by the nights you would really sleep there. More often than not the card wins at seven.',
      'What you give up is size. Three and four bedrooms are never sold as Last Call, so a family of eight plans ahead and pays in points. Two people with a free week in a grey month are the ones who should keep an eye on the list.',
      'And do not wait for a price to fall: it will not. What changes is only which nights are left. If the ones you want are free today, they are as cheap today as they will ever be.',
    ],
  },
  {
    id: 'points-twice',
    title: 'One deposit, two holidays',
    teaser: 'Weekday nights, smaller units and a look at the calendar make points last.',
    minutes: 4,
    paragraphs: [
      `Points are spent by the night, and only two things change what a night takes: the unit, and whether it begins on a Saturday or Sunday. A studio and a one bedroom both take ${formatPoints(studioNight)}, a two bedroom ${formatPoints(twoBedroomNight)}. A weekend night takes ${formatPoints(WEEKEND_SURCHARGE_POINTS)} more.`,
      `Take a studio from Sunday to Sunday and you pay for seven nights with two of them at the weekend: ${formatCount(sevenNights)} points. Arrive on Monday and leave on Saturday, and five nights take ${formatCount(fiveNights)}. With 80,000 points the second plan leaves room for another five nights in autumn; the first one does not.`,
      'The studio and the one bedroom at the same rate is the quiet bargain of the table. If a resort has both free, there is no reason to sleep in the smaller one.',
      'If a stay takes more than you have, the rest is borrowed from your next use year and shown before you confirm. Borrowing costs nothing but next summer, so it is best kept for the holiday that cannot wait.',
    ],
  },
  {
    id: 'by-any-water',
    title: 'What to pack for a week by any water',
    teaser: 'Lake, fjord, lagoon or harbour: a list that fits in one bag.',
    minutes: 2,
    paragraphs: [
      'Water has moods, and the bag should have two. Something warm for the hour before breakfast, when lakes and fjords breathe out; something light for the hour after lunch, when harbours shine.',
      'Shoes that may get wet. A book that may get wet. A hat that you do not mind losing to a ferry. A cotton towel for each person, even where towels are provided, because the best swim of the week is never in front of the hotel.',
      'Leave room for what you bring home: a jar of something, a stone, a card with an illegible word for a cheese. And leave the second pair of good shoes. Nobody has ever needed them by the water.',
      'Then look at the check-in time before you leave, and be there an hour early. Most resorts will take your bags, and by four o’clock you will have wet hair.',
    ],
  },
];
