/** A poster with a transcript; there is no video. */
export type Film = {
  id: string;
  title: string;
  /** One of the drawn pictures of the site. */
  picture: string;
  /** What the poster shows. */
  alt: string;
  teaser: string;
  /** Each a moment: what is seen, and what is said. */
  transcript: readonly { seen: string; said: string }[];
};

export const PROGRAMME: readonly Film[] = [
  {
    id: 'first-light',
    title: 'First light on the lagoon',
    picture: '/art/tv-lagoon.svg',
    alt: 'A lagoon at dawn, palms over still water',
    teaser: 'The hour before the first boat, when the water has no colour of its own yet.',
    transcript: [
      {
        seen: 'Grey water, a line of palms, no one.',
        said: 'Set the alarm once. Only once, and only for this.',
      },
      {
        seen: 'The sun comes up behind the trees. The water turns from grey to rose to green.',
        said: 'It takes eleven minutes. You will not look at your telephone for any of them.',
      },
      {
        seen: 'A heron walks along the edge, as if it were late for something.',
        said: 'Then go back to bed. The day is won already.',
      },
    ],
  },
  {
    id: 'last-ferry',
    title: 'The last ferry',
    picture: '/art/tv-harbour.svg',
    alt: 'A harbour at dusk with boats and lit windows',
    teaser: 'What a harbour sounds like once the day guests have gone.',
    transcript: [
      {
        seen: 'The quay at seven in the evening. A ferry casts off, full of people with hats.',
        said: 'They all go at once. You may stay: you have the key in your pocket.',
      },
      {
        seen: 'Lamps go on, one by one. Someone hoses down the stones.',
        said: 'Now the tables move outside, and the menu gets shorter and better.',
      },
      {
        seen: 'Masts against the last of the sky. A rope knocks on metal.',
        said: 'That sound will be with you until you sleep. No one has complained yet.',
      },
    ],
  },
  {
    id: 'snow-until-lunch',
    title: 'Snow until lunch',
    picture: '/art/tv-snow.svg',
    alt: 'Snowy mountains under a clear noon sky',
    teaser: 'For people who ski four hours a day and think about soup for two of them.',
    transcript: [
      {
        seen: 'A slope with one track in it.',
        said: 'The lift opens at half past eight. The track is from someone with a better alarm.',
      },
      {
        seen: 'Noon. Firs without shadow. A terrace with deckchairs turned to the sun.',
        said: 'This is the moment to stop, while the legs still like you.',
      },
      {
        seen: 'A bowl of soup with steam above it.',
        said: 'Barley, or bread dumplings. The rest of the day is reading.',
      },
    ],
  },
  {
    id: 'where-the-road-ends',
    title: 'Where the road ends',
    picture: '/art/tv-fjord.svg',
    alt: 'A fjord in low golden light between steep slopes',
    teaser: 'A drive along a fjord, with every reason to stop on the way.',
    transcript: [
      {
        seen: 'A road between water and rock. It bends, and bends again.',
        said: 'The map says forty minutes. Pack a lunch.',
      },
      {
        seen: 'A waterfall, then another, then so many that no one counts.',
        said: 'Each has a lay-by. Each lay-by has someone in it who is not in a hurry.',
      },
      {
        seen: 'The road stops at a jetty. Low sun on the whole length of the water.',
        said: 'That is all. There is nothing to do here. It takes a week.',
      },
    ],
  },
  {
    id: 'an-hour-of-sand',
    title: 'An hour of sand',
    picture: '/art/tv-dunes.svg',
    alt: 'Dunes in golden light under a clear sky',
    teaser: 'Up one dune and down the other side, which is harder than it looks.',
    transcript: [
      {
        seen: 'A ridge, sharp as a fold in paper. Small steps lead up to it.',
        said: 'Two forward, one back. Take your shoes off and it is one and a half.',
      },
      {
        seen: 'From the top: more ridges, the colour of apricots, as far as the sky.',
        said: 'You hear your own breath, and then you do not.',
      },
      {
        seen: 'Someone runs straight down, arms out.',
        said: 'You, too. Everybody does.',
      },
    ],
  },
  {
    id: 'lights-on',
    title: 'Lights on in the old city',
    picture: '/art/tv-old-city.svg',
    alt: 'Towers and roofs of an old city at night with lit windows',
    teaser: 'A walk without a plan, between supper and the last tram.',
    transcript: [
      {
        seen: 'Roofs, towers, a clear night. One window after another is lit.',
        said: 'Leave the map at the desk. It is a small city, and downhill is always the river.',
      },
      {
        seen: 'A lane so narrow that two umbrellas could not pass.',
        said: 'Someone practises the piano on the third floor. The same four bars, every night.',
      },
      {
        seen: 'A bridge, and the lights again, upside down.',
        said: 'The last tram goes at twelve. Missing it is the better evening.',
      },
    ],
  },
];
