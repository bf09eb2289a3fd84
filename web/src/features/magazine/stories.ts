import { formatCount, formatPoints, formatUsd } from '../../formats/reader-formats.ts';
import { BORROW_LIMIT_POINTS } from '@club/domain/points/account';
import { cashTotalCents, LAST_CALL_PRICE_USD } from '@club/domain/pricing/cash-price';
import { POINTS_PER_NIGHT, WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';

/** A story of the magazine; its figures come from the tables in force. */
export type Story = {
  id: string;
  /** What kind of story it is. */
  rubric: string;
  title: string;
  teaser: string;
  /** Reading time. */
  minutes: number;
  picture: string;
  alt: string;
  paragraphs: readonly string[];
  /** A table of figures below the first paragraphs. */
  figures?: { title: string; rows: readonly { label: string; value: string }[] };
  /** The sentence to remember. */
  quote: string;
};

const studioStay = cashTotalCents(LAST_CALL_PRICE_USD.studio);
const oneBedroomStay = cashTotalCents(LAST_CALL_PRICE_USD['1 bedroom']);
/** The price per night of a studio stay with this many nights. */
const eachNight = (nights: number): string => formatUsd(Math.round(studioStay / nights));

const studioNight = POINTS_PER_NIGHT.studio;
const twoBedroomNight = POINTS_PER_NIGHT['2 bedroom'];
const mondayToSaturday = 5 * studioNight;
const sundayToSunday = 7 * studioNight + 2 * WEEKEND_SURCHARGE_POINTS;
const weekend = 2 * studioNight + 2 * WEEKEND_SURCHARGE_POINTS;

export const STORIES: readonly Story[] = [
  {
    id: 'worth-waiting',
    rubric: 'The sums',
    title: 'Is a Last Call worth waiting for?',
    teaser: 'One price for the stay, whatever its length: when that wins, and when points do.',
    minutes: 3,
    picture: '/art/story-waiting.svg',
    alt: 'A lake at dusk in autumn',
    paragraphs: [
      `A Last Call has one odd virtue: its price does not know how long you stay. A studio is ${formatUsd(studioStay)} with tax for two nights, and the same ${formatUsd(studioStay)} for nine. A one bedroom is ${formatUsd(oneBedroomStay)}. The longer you stay, the kinder the sum.`,
      'So the rule of thumb is short. For a weekend, look at points first: two nights take few of them, and the card would carry the whole price for so little sleep. From five nights on, put the card beside them and divide by the nights you would really be there.',
      'What you give up is size. Three and four bedrooms are never sold as Last Call, so a family of eight plans ahead and pays in points. Two people with a free week in a grey month are the ones who should keep an eye on the list.',
      'And do not wait for a price to fall: it will not. What changes is only which nights are left. If the ones you want are free today, they are as cheap today as they will ever be. If they are taken, join the waitlist and think of something else; we will tell you.',
    ],
    figures: {
      title: 'A studio by card, by the night',
      rows: [2, 3, 5, 7, 9].map((nights) => ({
        label: `${nights} nights`,
        value: `${eachNight(nights)} a night`,
      })),
    },
    quote: 'Its price does not know how long you stay.',
  },
  {
    id: 'points-twice',
    rubric: 'The calendar',
    title: 'One deposit, two holidays',
    teaser: 'Weekday nights, smaller units and a look at the calendar make points last.',
    minutes: 4,
    picture: '/art/story-points.svg',
    alt: 'Green terraces in golden light',
    paragraphs: [
      `Points are spent by the night, and only two things change what a night takes: the unit, and whether it begins on a Saturday or Sunday. A studio and a one bedroom both take ${formatPoints(studioNight)}, a two bedroom ${formatPoints(twoBedroomNight)}. A weekend night takes ${formatPoints(WEEKEND_SURCHARGE_POINTS)} more. Not the season, not the resort, not how late you are.`,
      `Take a studio from Sunday to Sunday and you pay for seven nights, two of them at the weekend. Arrive on Monday and leave on Saturday, and it is five nights without any. The difference of ${formatCount(sundayToSunday - mondayToSaturday)} points is a weekend away, in autumn, when you need one.`,
      'The studio and the one bedroom at the same rate is the quiet bargain of the table. If a resort has both free, there is no reason to sleep in the smaller one.',
      `If a stay takes more than you have, the rest is borrowed from your next use year, up to ${formatPoints(BORROW_LIMIT_POINTS)}, and shown before you confirm. Borrowing costs nothing but next summer, so it is best kept for the holiday that cannot wait.`,
    ],
    figures: {
      title: 'A studio in points',
      rows: [
        { label: 'Sunday to Sunday, 7 nights', value: formatPoints(sundayToSunday) },
        { label: 'Monday to Saturday, 5 nights', value: formatPoints(mondayToSaturday) },
        { label: 'Saturday to Monday, 2 nights', value: formatPoints(weekend) },
      ],
    },
    quote: 'Borrowing costs nothing but next summer.',
  },
  {
    id: 'by-any-water',
    rubric: 'The bag',
    title: 'What to pack for a week by any water',
    teaser: 'Lake, fjord, lagoon or harbour: a list that fits in one bag.',
    minutes: 2,
    picture: '/art/story-water.svg',
    alt: 'A fjord at noon under clouds',
    paragraphs: [
      'Water has moods, and the bag should have two. Something warm for the hour before breakfast, when lakes and fjords breathe out; something light for the hour after lunch, when harbours shine.',
      'Shoes that may get wet. A book that may get wet. A hat that you do not mind losing to a ferry. A cotton towel for each person, even where towels are provided, because the best swim of the week is never in front of the hotel.',
      'Leave room for what you bring home: a jar of something, a stone, a card with an illegible word for a cheese. And leave the second pair of good shoes. Nobody has ever needed them by the water.',
      'Then look at the check-in time before you leave, and be there an hour early. Ask whether they will keep your bags, and by the time the key is ready you will have wet hair.',
    ],
    quote: 'The best swim of the week is never in front of the hotel.',
  },
];
