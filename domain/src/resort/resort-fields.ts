/**
 * The simple facts of a resort. The table below has their stored names, labels and initial values;
 * pictures and rooms have their own shapes.
 */
export type ResortFacts = {
  /** As stored; may end in 'N Nights' (see `displayName`). */
  placeName: string;
  location: string;
  country: string;
  region: string;
  lat: number | null;
  lng: number | null;
  description: string;
  amenities: readonly string[];
  /** Traveller rating, 1–10. */
  rating: number;
  reviewsAmount: number;
  stateRating: string;
  ownerExclusive: string;
  checkInTime: string;
  checkOutTime: string;
  /** The resort's main unit, for instance '2 bedroom'. */
  bedrooms: string;
  /** Last Call price of the resort's main unit, whole USD before tax. */
  priceUsd: number;
  /** Points per night of the main unit; null when the club does not offer it. */
  priceRate: number | null;
  /** Units the resort gives the club per night. */
  availableAmount: number;
  /** False hides the resort from lists and blocks booking. */
  available: boolean;
};

/** Units per night of a resort without a number (rules 6.1). */
export const DEFAULT_AVAILABLE_AMOUNT = 5;

/** Reads a value of a document, which may lack it: documents may come from an older form. */
type Reader<Value> = (value: Value | null | undefined) => Value;

type ResortField<Stored extends string, Value> = {
  /** Its name in documents and in the API (rules 12.2). */
  stored: Stored;
  /** What it is called on the screen. */
  label: string;
  read: Reader<Value>;
  /** What the form of a new resort begins with, unless `resort-form-defaults.ts` chooses it. */
  initial: Value;
};

const field = <const Stored extends string, Value>(
  stored: Stored,
  label: string,
  read: Reader<Value>,
  initial: NoInfer<Value>,
): ResortField<Stored, Value> => ({ stored, label, read, initial });

/** A text of a document, '' where there is none. */
export const readText: Reader<string> = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** A number of a document, also one that is written as text; `fallback` where there is none. */
export const readAmount =
  (fallback: number): Reader<number> =>
  (value: number | string | null | undefined) => {
    // Only these two would count as 0; what is missing is no number anyway.
    if (value === null || value === '') return fallback;
    const parsed = Number(value);
    return Number.isFinite(parsed) ? parsed : fallback;
  };

const readNumberOrNull: Reader<number | null> = (value) => value ?? null;
const readUnlessFalse: Reader<boolean> = (value) => value !== false;
const readList: Reader<readonly string[]> = (value) => value ?? [];

/** Every fact of a resort, in the order of its form. */
const RESORT_FIELDS = {
  placeName: field('place_name', 'Resort name', readText, ''),
  location: field('location', 'Location', readText, ''),
  country: field('country', 'Country', readText, ''),
  region: field('region', 'Region', readText, ''),
  lat: field('lat', 'Latitude', readNumberOrNull, null),
  lng: field('lng', 'Longitude', readNumberOrNull, null),
  description: field('resort_details', 'Description', readText, ''),
  amenities: field('amenities', 'Amenities', readList, []),
  rating: field('rating', 'Rating', readAmount(0), 0),
  reviewsAmount: field('reviews_amount', 'Reviews amount', readAmount(0), 0),
  stateRating: field('stateRating', 'State rating', readText, 'RCI Gold Crown'),
  ownerExclusive: field('ownerExclusive', 'Exclusivity', readText, 'Owner Exclusive'),
  checkInTime: field('check_in_time', 'Check-in time', readText, ''),
  checkOutTime: field('check_out_time', 'Check-out time', readText, ''),
  bedrooms: field('bedrooms', 'Main unit', readText, ''),
  priceUsd: field('price_usd', 'Price in USD', readAmount(0), 0),
  priceRate: field('price_rate', 'Points per night', readNumberOrNull, null),
  availableAmount: field(
    'available_amount',
    'Available units',
    readAmount(DEFAULT_AVAILABLE_AMOUNT),
    DEFAULT_AVAILABLE_AMOUNT,
  ),
  available: field('available', 'Available', readUnlessFalse, true),
} satisfies { [Name in keyof ResortFacts]: ResortField<string, ResortFacts[Name]> };

type Fields = typeof RESORT_FIELDS;
type StoredValue<Value> = Value extends readonly string[] ? string[] : Value;

/** The same facts in a document, by their stored names. */
export type StoredFacts = {
  [Name in keyof Fields as Fields[Name]['stored']]: StoredValue<ResortFacts[Name]>;
};
export type StoredFactName = keyof StoredFacts;

/** A row as loops over the table see it: its value can be of any type. */
type Row = {
  stored: StoredFactName;
  label: string;
  read: (value: never) => unknown;
  initial: unknown;
};
const ROWS: readonly [name: string, row: Row][] = Object.entries<Row>(RESORT_FIELDS);

/** The stored names, in the order of the form. */
export const STORED_FACT_NAMES: readonly StoredFactName[] = ROWS.map(([, { stored }]) => stored);

/** What each fact is called on the screen, by its stored name. */
export const FACT_LABELS = Object.fromEntries(
  ROWS.map(([, { stored, label }]) => [stored, label]),
  // Every row has its stored name here.
) as Record<StoredFactName, string>;

/** Lists are copied, so that a change of one does not change all. */
const copied = (value: unknown): unknown =>
  Array.isArray(value) ? Array.from<unknown>(value) : value;

/** The facts in a document. */
export const factsFromStored = (stored: Partial<StoredFacts>): ResortFacts =>
  Object.fromEntries(
    // A row reads what is stored under its own name, so the value is of the type that it takes.
    ROWS.map(([name, row]) => [name, row.read(stored[row.stored] as never)]),
  ) as ResortFacts;

/** The facts as a document has them: the inverse of `factsFromStored`. */
export const storedFromFacts = (facts: ResortFacts): StoredFacts => {
  const values = new Map<string, unknown>(Object.entries(facts));
  // Every row gives one of the stored names its value.
  return Object.fromEntries(
    ROWS.map(([name, { stored }]) => [stored, copied(values.get(name))]),
  ) as StoredFacts;
};

/** What the form of a new resort begins with, a new object each time. */
export const initialFacts = (): StoredFacts =>
  // Every row gives one of the stored names its value.
  Object.fromEntries(
    ROWS.map(([, { stored, initial }]) => [stored, copied(initial)]),
  ) as StoredFacts;
