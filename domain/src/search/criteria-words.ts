import { plainPhrase } from './plain-word.ts';

/** Other words for an amenity that a club may have. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  Beach: [
    'beaches',
    'beachfront',
    'ocean',
    'ocean view',
    'ocean views',
    'oceanfront',
    'sandy',
    'sea',
    'sea view',
    'sea views',
    'seaside',
    'seafront',
  ],
  Boating: ['boat', 'boats', 'kayak', 'kayaking', 'sail', 'sailing'],
  Casinos: ['casino', 'gambling'],
  Culture: ['city break', 'city breaks', 'museum', 'museums', 'old town', 'temples'],
  'Family Vacations': ['children', 'families', 'family', 'family friendly', 'kid friendly', 'kids'],
  Fishing: ['fish', 'angling'],
  Golf: ['golf course', 'golfing'],
  Hiking: ['hike', 'hikes', 'mountain', 'mountains', 'trails', 'trekking', 'walking'],
  'Hot Springs': ['hot spring', 'onsen', 'thermal', 'thermal bath', 'thermal baths'],
  Pool: ['pools', 'swim', 'swimming', 'swimming pool', 'swimming pools'],
  'Scuba & Water Sports': [
    'dive',
    'diving',
    'scuba',
    'scuba diving',
    'snorkel',
    'snorkeling',
    'snorkelling',
    'surf',
    'surfing',
    'water sports',
    'watersports',
  ],
  Skiing: [
    'piste',
    'pistes',
    'ski',
    'skis',
    'ski in ski out',
    'ski resort',
    'slopes',
    'snow',
    'snowboarding',
  ],
  Spa: ['massage', 'sauna', 'spas', 'wellness'],
  Wildlife: ['animals', 'safari', 'safaris'],
  'Wine & Food': ['food', 'foodie', 'gourmet', 'vineyard', 'vineyards', 'wine', 'winery', 'wines'],
};

/** The longest of these phrases, in words. */
export const LONGEST_CRITERION = 4;

/** Amenities by the phrases that ask for them, whether a club has them or not. */
export const AMENITY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_WORDS).flatMap(([amenity, others]) =>
    [amenity, ...others].map((phrase) => [plainPhrase(phrase), amenity] as const),
  ),
);

/** Phrases that ask for the warm part of the world. */
export const WARM_WORDS: ReadonlySet<string> = new Set([
  'sunny',
  'anywhere warm',
  'tropical',
  'tropics',
  'warm',
]);

/** What people call a place or region of the club, or well-known places in it. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  argentina: ['buenos aires'],
  arizona: ['grand canyon'],
  australia: ['melbourne', 'sydney'],
  california: ['big sur', 'lake tahoe', 'los angeles', 'san francisco', 'yosemite'],
  czechia: ['czech republic'],
  florida: ['florida keys', 'fort lauderdale', 'key west', 'miami', 'tampa'],
  france: ['cote d azur', 'french alps', 'french riviera', 'provence'],
  greece: ['crete', 'greek islands', 'mykonos', 'rhodes', 'santorini'],
  hawaii: ['honolulu', 'kauai', 'maui', 'oahu', 'waikiki'],
  indonesia: ['bali'],
  ireland: ['dublin'],
  italy: ['amalfi coast', 'florence', 'lake como', 'rome', 'sardinia', 'sicily', 'tuscany'],
  mexico: ['playa del carmen', 'riviera maya', 'tulum', 'yucatan'],
  netherlands: ['holland'],
  'new york': ['nyc'],
  'northern europe': ['scandinavia'],
  orlando: ['disney world', 'walt disney world'],
  portugal: ['algarve', 'madeira'],
  'south africa': ['cape town'],
  'southern europe': ['mediterranean'],
  spain: [
    'andalusia',
    'barcelona',
    'canary islands',
    'costa del sol',
    'madrid',
    'majorca',
    'mallorca',
    'tenerife',
  ],
  switzerland: ['swiss alps'],
  thailand: ['bangkok', 'phuket'],
  turkiye: ['istanbul', 'turkey'],
  'united arab emirates': ['abu dhabi', 'emirates', 'uae'],
  'united kingdom': ['britain', 'england', 'great britain', 'london', 'scotland', 'uk', 'wales'],
  'united states': ['america', 'us', 'usa'],
  wyoming: ['yellowstone'],
};

/** A place or region of the club by another name, for what is none by its own. */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(CALLED).flatMap(([name, others]) => others.map((other) => [other, name] as const)),
);

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words between others. In a criterion they are never searched for, since they hide in many names. */
export const LITTLE_WORDS = wordSet(
  'a an and around at beside by close during for from i in is like my near nearby next of on or our ' +
    'some that the there to want we where which with within',
);

/** Little words after which a place is wanted, and those of them that mean what is near it. */
export const BEFORE_PLACES = wordSet('around at beside close from in near to');
export const AROUND_WORDS = wordSet('around beside close near');

/** What everything in the club is. */
export const GENERAL_WORDS = wordSet(
  'accommodation apartment apartments break destination destinations getaway getaways holiday ' +
    'holidays hotel hotels night nights place places resort resorts somewhere stay stays trip ' +
    'trips vacation vacations week weeks weekend weekends',
);

/** Criteria that no filter knows; they are not names either. */
export const UNKNOWN_CRITERIA = wordSet(
  'affordable amazing autumn beautiful best calm cheap cosy cozy early fall first good great late ' +
    'lovely nice peaceful perfect quiet relaxing romantic spring summer winter',
);
