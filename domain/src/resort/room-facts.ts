import type { RoomDetails } from './resort.ts';

/** Facts of a room, in the order of the Room Details section (rules 1.8). */
export type RoomFact = { label: 'Sleeps' | 'Privacy' | 'Kitchen' | 'Bath'; text: string };

/** Kitchens as people say them; a value beyond these is shown as it is. */
const KITCHENS: Readonly<Record<string, string>> = {
  Full: 'Full kitchen',
  Partial: 'Partial kitchen',
  No: 'No kitchen',
};

/** Baths as people say them. */
const BATHS: Readonly<Record<string, string>> = {
  Full: 'Full bath',
  Partial: 'Partial bath',
  '2 Full Baths': '2 full baths',
  '3 Full Baths': '3 full baths',
  '3/4 Baths': '3/4 bath, with a shower',
  'Full Bath & 3/4 Bath': 'Full bath and 3/4 bath',
  No: 'No bath of its own',
};

const NOT_GIVEN = 'Not specified';

const isGiven = (value: string | number | null): value is string | number =>
  value !== null && String(value).trim() !== '';

/** What a room has, in words that people use. */
export const roomFacts = ({ sleeps, privacy, kitchen, bath }: RoomDetails): RoomFact[] => [
  {
    label: 'Sleeps',
    text: isGiven(sleeps) ? `${sleeps} ${Number(sleeps) === 1 ? 'person' : 'people'}` : NOT_GIVEN,
  },
  { label: 'Privacy', text: isGiven(privacy) ? `Private sleeping for ${privacy}` : NOT_GIVEN },
  { label: 'Kitchen', text: isGiven(kitchen) ? (KITCHENS[kitchen] ?? kitchen) : NOT_GIVEN },
  { label: 'Bath', text: isGiven(bath) ? (BATHS[bath] ?? bath) : NOT_GIVEN },
];
