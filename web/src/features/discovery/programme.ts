import type { Light } from '../../shared/scene/light.ts';

/** A minute of a shore in one light. Nothing is heard: what is said are its captions. */
export type Scene = {
  title: string;
  light: Light;
  /** Each for an equal part of the minute: what is seen, and what is said. */
  moments: readonly { seen: string; said: string }[];
};

export const PROGRAMME: readonly Scene[] = [
  {
    title: 'First light',
    light: 'morning',
    moments: [
      {
        seen: 'The sun on the edge of the sea, a line of palms, no one.',
        said: 'Set the alarm once. Only once, and only for this.',
      },
      {
        seen: 'The hills across the bay turn from grey to green.',
        said: 'It takes eleven minutes. You will not look at your telephone for any of them.',
      },
      {
        seen: 'One boat, its sail already up.',
        said: 'Then go back to bed. The day is won already.',
      },
    ],
  },
  {
    title: 'Nothing until lunch',
    light: 'noon',
    moments: [
      {
        seen: 'A high sun, white clouds, the water green at the shore.',
        said: 'The boat has not moved since breakfast, and neither have you.',
      },
      {
        seen: 'The palms, with small shadows around their feet.',
        said: 'The shade of three palms is two towels wide. Be early.',
      },
      {
        seen: 'Sand without a single step in it.',
        said: 'Lunch is when someone gets up to make it. So far no one has.',
      },
    ],
  },
  {
    title: 'The golden hour',
    light: 'golden',
    moments: [
      {
        seen: 'A low sun, and copper on the whole length of the water.',
        said: 'Everyone comes down to the shore now, without having agreed to.',
      },
      {
        seen: 'The first windows of the village are lit.',
        said: 'Across the bay someone is cooking with garlic. You can nearly smell it.',
      },
      {
        seen: 'The palms, dark against the sky.',
        said: 'Stay until the sun is gone, and then ten minutes more. Those are the good ones.',
      },
    ],
  },
  {
    title: 'Lights across the bay',
    light: 'night',
    moments: [
      {
        seen: 'A moon over the sea, and every star there is.',
        said: 'Now you can hear the water. It has been talking all day.',
      },
      {
        seen: 'The windows of the village, one by one.',
        said: 'Count them before you sleep. The last one that stays lit is the baker’s.',
      },
      {
        seen: 'The boat, at rest.',
        said: 'Leave the door to the terrace open. The night does the rest.',
      },
    ],
  },
];
