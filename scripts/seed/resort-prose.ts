import { randomFrom } from '../art/random.ts';
import type { SceneKind } from '../art/scene-kinds.ts';
import type { CuratedPlace } from './place.ts';

type SceneProse = {
  /** What the house is like. */
  houses: readonly string[];
  /** How a day goes. */
  days: readonly string[];
};

const PROSE: { readonly [kind in SceneKind]: SceneProse } = {
  blossom: {
    houses: [
      'Rooms open on a garden where nothing is symmetrical and nothing is left to chance.',
      'Paper screens soften the light, and every floor is warm underfoot.',
      'The house is low and dark-timbered, arranged so that each window frames a single tree.',
    ],
    days: [
      'Tea is poured at three, whether or not anybody has come back from the temples.',
      'Evenings belong to the bath, then to a dinner of many small plates.',
      'The gardener rakes the gravel at six; light sleepers call it the best concert in town.',
      'Take the early walk: by nine the stepping stones have company.',
    ],
  },
  canal: {
    houses: [
      'The stairs are steep, the ceilings painted, and the tall windows made for watching boats.',
      'Three old houses were joined behind their fronts, so no two rooms share a floor level.',
      'Breakfast is served in the former counting room, a hand above the water line.',
      'Units face the water or a walled garden; ask for the water if you like bells.',
    ],
    days: [
      'A small boat goes with the larger units, and so does a lesson in steering it.',
      'Everything worth seeing is within a twenty-minute walk, and the walk is worth seeing too.',
      'Bicycles wait in the passage, and someone will draw you a route on the back of a menu.',
      'Late in the day the light comes in flat along the water and the whole street slows down.',
    ],
  },
  'city-skyline': {
    houses: [
      'Rooms are quiet, plain and high, with blackout blinds that nobody lowers on the first night.',
      'Each unit has a proper kitchen, a washing machine and a window seat wide enough for two.',
      'The pool is on the roof, the library beneath it, and the lift opens on both.',
      'Corner units trade a little floor space for a great deal of sky.',
      'The lobby smells of cedar and coffee, and nobody in it asks for your room number twice.',
    ],
    days: [
      'The desk keeps transit passes, umbrellas and strong opinions about where to eat.',
      'Come back at the blue hour, when the offices are still lit and the river has turned dark.',
      'Weekends start on the terrace with the papers and end there with the lights.',
      'A station is two minutes away, which puts the airport and the suburbs equally within reach.',
      'Ask for the walking map: six routes, none of them past a souvenir shop.',
    ],
  },
  'cliff-coast': {
    houses: [
      'Terraces step down the rock, each with its own shade and its own angle on the sea.',
      'The rooms are white and cool, and the loudest thing in them is the surf.',
      'A lift carved through the stone goes down to the swimming platform; the stairs are for the proud.',
      'Walls are thick, shutters are blue with salt, and every bed faces west.',
      'The pool lies along the edge, level with the horizon and a few degrees warmer than the sea.',
    ],
    days: [
      'Mornings are for the water, afternoons for the shade, evenings for the long table outside.',
      'The coast path passes the gate; turn left for a village, right for nobody at all.',
      'When the wind drops, the boat leaves for the caves with lunch on board.',
      'Fish comes up the steps at five, and the menu is written a little after.',
      'Bring shoes that grip and a book that can survive spray.',
    ],
  },
  'desert-mesa': {
    houses: [
      'Earth-coloured walls and deep porches keep the rooms cool without much help.',
      'Every unit has an outdoor fireplace, and wood is stacked by the door before dusk.',
      'The buildings keep low and pale, so that the rock has the last word.',
    ],
    days: [
      'Guides leave at first light and are back before the heat is.',
      'After dark the path lamps go out and the telescope comes on to the terrace.',
      'Trails start behind the kitchen garden; take more water than you think.',
      'The pool is at its best at four, when the shadow of the rock reaches its edge.',
    ],
  },
  dunes: {
    houses: [
      'Canvas and plaster rooms stand among the palms, each with a roof to sleep on.',
      'Water runs through the court in a narrow channel and does the work of a fan.',
      'Lanterns are lit by hand along the path, some ninety of them, every evening.',
    ],
    days: [
      'Dinner comes out of an oven in the ground and is eaten on carpets under the stars.',
      'Walk up the first ridge before sunrise; the climb takes twenty minutes and a lifetime of breath.',
      'Midday is for shutters, dates and the pool; the day begins again at four.',
    ],
  },
  fjord: {
    houses: [
      'The timber is painted red outside and left bare within, where it still smells of resin.',
      'A sauna stands at the end of the jetty, with a ladder for what follows.',
      'Windows run from floor to rafters, since the view does the same.',
    ],
    days: [
      'Kayaks are free to guests, dry suits included, and the water is calmest before breakfast.',
      'In the dark months someone will knock on your door when the sky begins to move.',
      'The ferry stops if you raise the flag, which children are encouraged to do.',
      'Soup is on the stove all day, and the fish in it was swimming yesterday.',
    ],
  },
  forest: {
    houses: [
      'Cabins stand far enough apart that you see only the lamp of the next one.',
      'The rooms are built of the same wood that surrounds them and hung with wool.',
      'Each porch has two rocking chairs and a shelf for other people’s novels.',
    ],
    days: [
      'Rain is part of the programme here: boots, coats and a drying room are provided.',
      'A naturalist leads a slow walk at dawn, two hours for about a mile.',
      'Evenings tend towards the fireplace, a pack of cards and an early night.',
      'Follow the stream upwards for half an hour and you will have the pools to yourself.',
    ],
  },
  golf: {
    houses: [
      'Villas line the quiet side of the course, with a cart shed, a deep veranda and no through traffic.',
      'The clubhouse is low and generous, with a kitchen that takes lunch seriously.',
      'Ground-floor units open straight on the grass; upper ones look over the last two holes.',
    ],
    days: [
      'Members of the party who do not play will find a spa, four clay courts and a very good reading room.',
      'Tee times for guests are held back each morning until nine.',
      'The short course by the lake takes an hour and settles most arguments.',
    ],
  },
  harbour: {
    houses: [
      'Rooms are stacked above the quay like the houses around them, with a balcony each.',
      'The building was a sail loft; the beams are original and so are a few of the stories.',
      'Shutters open on masts, and the morning begins with somebody’s outboard.',
      'Units are bright, tiled and practical, with hooks by the door for wet things.',
      'Behind the narrow front there is a courtyard with a fig tree and a small pool.',
    ],
    days: [
      'The market is thirty steps away and over by eleven, so breakfast comes second.',
      'A skipper takes six guests out each afternoon and lets whoever asks hold the tiller.',
      'Supper is wherever the smoke smells best; the reception will not pretend otherwise.',
      'The evening walk goes to the end of the mole and back, with the whole town doing the same.',
      'Ferries leave on the hour for the places you can see from your window.',
    ],
  },
  highlands: {
    houses: [
      'Deep windows, deeper armchairs and peat on the fire from the first of September.',
      'The old house has the portraits; the steadings behind it have the underfloor heating.',
      'Every unit has a boot rack, a drying line and a map with the good bogs marked.',
    ],
    days: [
      'A ghillie will take you out on the water or up the hill, depending on the clouds.',
      'Weather passes through four times a day and takes the view with it, then gives it back.',
      'The porridge is serious, the whisky list longer than the wine list, and both are explained.',
    ],
  },
  lagoon: {
    houses: [
      'Villas stand over the water on hardwood posts, with a ladder where others have a garden gate.',
      'Floors have a glass panel by the bed, and the reading lamp outside draws fish.',
      'The rooms are thatch, linen and air, and every one has its own stretch of shallows.',
      'Bungalows are spaced along a boardwalk that is swept of coral sand each morning.',
    ],
    days: [
      'Masks and fins hang by the door; the reef begins where the colour changes.',
      'A marine biologist is on the jetty at ten to name what you saw.',
      'Nothing happens after lunch, by long agreement.',
      'At dusk the sandbar is set with one table, to be claimed by whoever asks first.',
      'Paddle at sunrise, when the surface is so still that the board seems to float on air.',
    ],
  },
  lake: {
    houses: [
      'The boathouse has canoes, the porch has swings, and the rooms have quilts for both seasons.',
      'Timber balconies catch the morning sun and the sound of oars.',
      'All units look on the water; the ones at the ends look on it twice.',
      'A stone stove heats each living room, and the swim raft is anchored at forty strokes.',
    ],
    days: [
      'The launch goes round the villages twice a day and waits if you wave.',
      'Swim before breakfast, walk after it, and let the afternoon look after itself.',
      'The kitchen smokes its own trout and packs it for the trail.',
      'On still evenings the far shore is audible: a dog, an oar, somebody laughing.',
    ],
  },
  'mountain-summer': {
    houses: [
      'Balconies are boxed with geraniums, and the stairs creak in a friendly way.',
      'The house is larch and stone, with a long table that strangers leave as acquaintances.',
      'Rooms have wool blankets, good mattresses and the kind of quiet that has bells in it.',
    ],
    days: [
      'A gondola leaves from the next meadow; the walk down takes a morning and two cheese stops.',
      'Maps, poles and child carriers are lent without paperwork.',
      'Breakfast starts at six for those with a summit in mind and ends at eleven for the rest.',
      'Thunder comes at four in July, so the best trails are done by lunch.',
    ],
  },
  'old-city': {
    houses: [
      'Double doors, parquet and plaster garlands, all of it restored by people who knew when to stop.',
      'The apartments look over roofs and domes to the river, and the attics have the best of it.',
      'Behind the carriage gate lies a courtyard with a chestnut tree and no traffic at all.',
      'High rooms, heavy curtains and a bath long enough to read in.',
    ],
    days: [
      'Start early, when the bridges belong to street sweepers and bakers.',
      'Concert tickets are kept at the desk, along with opera glasses and spare gloves.',
      'The trams pass the corner; two stops either way changes the century.',
      'In the evening the bells disagree about the hour for nearly a minute.',
    ],
  },
  savanna: {
    houses: [
      'Raised walkways join the tents, each with a bath, a desk and a clear view to the waterhole.',
      'Thatched roofs, polished concrete floors and a veranda where binoculars are left out for you.',
      'The lodge runs on sunlight and employs four villages’ worth of trackers.',
    ],
    days: [
      'Drives leave at half past five with blankets and coffee, and again when the heat lets go.',
      'Lunch is under the big tree, usually with an audience of hornbills.',
      'After dinner you are walked home with a lamp, for good reasons.',
    ],
  },
  snow: {
    houses: [
      'Boot warmers, drying rooms and a slope that ends where the terrace begins.',
      'Each chalet has a wood stove, a hot tub on the deck and shovels for the enthusiastic.',
      'The rooms are pine and felt, and the windows are triple for a reason.',
    ],
    days: [
      'First lifts are reserved for guests on Wednesdays, an hour of untouched corduroy.',
      'When it snows the kitchen makes dumplings, and it snows often.',
      'Instructors meet by the fire at nine; toboggans can be taken without asking.',
      'By four the lamps are lit, the soup is out and nobody is in a hurry.',
    ],
  },
  terraces: {
    houses: [
      'Pavilions stand among the fields on stone footings, open on the side where the view is.',
      'Outdoor showers, carved doors and a pool that spills towards the valley.',
      'The rooms are teak and cotton, cooled by height rather than machines.',
    ],
    days: [
      'The garden supplies the kitchen, and the cook supplies lessons on Tuesdays.',
      'Walk the field edges with a farmer in the morning; by noon the frogs have taken over.',
      'Massage is given in a hut above the stream, where the sound does half the work.',
      'Rain arrives at three, leaves at four and takes the heat with it.',
    ],
  },
  'tropical-coast': {
    houses: [
      'Rooms open on the sand through a strip of garden, so doors stay open and shoes stay off.',
      'Wooden shutters, ceiling fans and a hammock on every porch, tested daily.',
      'The pool winds between palms, and the beach begins at its shallow end.',
      'Upper units catch the breeze, lower ones the shortest path to the water.',
      'Two low wings curve around a lawn that ends in sea-grape and sand.',
    ],
    days: [
      'Boards, masks and a small catamaran are there to be used; someone will push you off.',
      'Breakfast is fruit you have to ask the name of, and it goes on until eleven.',
      'The fish grill is lit at sunset, and the steel band comes on Fridays.',
      'Children disappear at nine with the beach club and come back salty at four.',
      'After rain the whole shore smells of ginger and warm stone.',
    ],
  },
  vineyard: {
    houses: [
      'The farmhouse keeps its beams and bread oven; the pool is new and hides behind the cypresses.',
      'Suites were made from the press house, with walls so thick that the windows have seats.',
      'Each apartment has a kitchen with a gas flame, a long table and a corkscrew that works.',
      'Rooms look down the rows, which are pruned, tied and picked by hand.',
    ],
    days: [
      'The estate pours its own wine at six, and the winemaker answers questions until somebody hungry interrupts.',
      'Bicycles and a hand-drawn map lead to four cellars and one swimming hole.',
      'At harvest guests may pick for a morning and are paid in lunch.',
      'Afternoons are long and smell of thyme; dinner is late and outside.',
    ],
  },
  volcano: {
    houses: [
      'Lava-stone walls, bright shutters and gardens that grow twice as fast as elsewhere.',
      'Terraces are cut in black rock, and the pools between them are warmed by the ground.',
      'Every veranda faces the summit, with a chair for watching whether it is in the mood.',
    ],
    days: [
      'A guide goes up at three in the morning, so that you stand on the rim for sunrise.',
      'The soil here makes sweet tomatoes and strong coffee, both served without delay.',
      'In the evening the cloud slides off the cone, and conversation stops for a minute.',
      'Swim from the black beach early, before the sand is too hot to cross.',
    ],
  },
};

/** What any good house may offer; used to finish a description. */
const SERVICES: readonly string[] = [
  'Groceries can be waiting in the fridge if you send a list two days ahead.',
  'Housekeeping comes mid-week and otherwise leaves you alone.',
  'Cots, high chairs and stair gates are free and already cleaned.',
  'There is a laundry on each floor and a line in the sun.',
  'Dogs are welcome in the ground-floor units and usually meet in the garden.',
  'The spa keeps two late slots for people who arrive tired.',
  'Two units are fully step-free, from car to shower to terrace.',
  'The concierge books guides directly, without a desk in between.',
  'Wi-Fi is fast in the rooms and, by design, poor at the pool.',
  'Late departures are granted whenever the next guests allow it.',
  'A small shop sells bread, sunscreen and the three things everyone forgets.',
  'Parking is behind the trees, with chargers for eight cars.',
  'The kitchen is happy to cook what you caught, picked or bought at the market.',
  'A doctor lives five minutes away and makes house calls.',
];

/** First words for the few descriptions that start with the town itself. */
const LEADS: readonly ((town: string) => string)[] = [
  (town) => `For people who come to ${town} to stay put.`,
  (town) => `You can reach the middle of ${town} on foot and forget it just as quickly.`,
  (town) => `Regulars say the same of ${town}: book three nights, wish for seven.`,
  (town) =>
    `Small enough that everybody learns your name, and close enough to ${town} to skip the car.`,
  (town) => `${town} has grander addresses, though none where breakfast takes longer.`,
  (town) => `There is a bench at the gate where half of ${town} seems to stop for a minute.`,
  (town) => `Most guests see less of ${town} than they planned, and say so without regret.`,
  (town) => `The fastest way to understand ${town} is to sit still here for an afternoon.`,
  () => `No lobby to speak of, no music, no wristbands.`,
  () => `A family house once, and still run as if somebody’s aunt might drop in.`,
];

/**
 * Describes a resort in two to four sentences. `turn` counts the resorts of the same scene, so
 * that two of them never get the same pair of sentences before all pairs have been used.
 */
export const describeResort = (place: CuratedPlace, turn: number): string => {
  const random = randomFrom(`${place.code}/prose`);
  const { houses, days } = PROSE[place.scene];
  const town = place.location.split(', ')[0] ?? place.location;
  const house = houses[turn % houses.length] ?? '';
  const day = days[(turn + Math.floor(turn / houses.length)) % days.length] ?? '';
  const service = random.pick(SERVICES);
  switch (turn % 5) {
    case 0:
      return [place.note, house, day].join(' ');
    case 1:
      return [house, place.note, service].join(' ');
    case 2:
      return [random.pick(LEADS)(town), place.note, house, day].join(' ');
    case 3:
      return [place.note, day, house, service].join(' ');
    default:
      return [house, day, place.note].join(' ');
  }
};

const BEDS: { readonly [bedrooms: string]: readonly string[] } = {
  studio: [
    'One bright room with a queen bed, a sofa by the window and a kitchenette behind folding doors.',
    'An open studio with a king bed, a table for two and everything within reach.',
    'A compact studio with a wall bed, so the floor is yours by day.',
  ],
  '1 bedroom': [
    'A separate bedroom with a king bed and a living room with a sofa that sleeps two more.',
    'One bedroom at the quiet end, a living room at the other and a terrace along both.',
    'A queen bedroom, a proper sitting room and a dining table for four.',
  ],
  '2 bedroom': [
    'Two bedrooms at opposite ends, one with a king bed and one with twins, and a living room between.',
    'A king bedroom with its own bath, a twin room across the hall and a table for six.',
    'Two bedrooms, two baths and a shared terrace wide enough for breakfast in the sun.',
  ],
  '3 bedroom': [
    'Three bedrooms on one level around a kitchen that invites company.',
    'Two king rooms, one room with bunks and a living room that takes everyone at once.',
  ],
  '4 bedroom': [
    'A house of four bedrooms, each with its own bath, and a table for ten under the eaves.',
    'Four bedrooms on two floors, two sitting rooms and enough doors to close between generations.',
  ],
};

const COMFORTS: readonly string[] = [
  'The kitchen has an oven, a dishwasher and sharp knives.',
  'Linen, towels and a first breakfast are included.',
  'Bedrooms have blackout curtains and reading lights on both sides.',
  'There is air conditioning, though most guests prefer the windows open.',
  'A washer and a dryer are tucked into the hall.',
  'The bath has a walk-in shower and a heated floor.',
  'Balcony furniture is solid, shaded and meant to be used.',
  'Desk, fast network and a door that closes, should work insist.',
];

/** Describes the rooms of a unit type in two sentences. */
export const describeRooms = (code: string, bedrooms: string): string => {
  const random = randomFrom(`${code}/rooms`);
  return `${random.pick(BEDS[bedrooms] ?? ['A comfortable unit with its own entrance.'])} ${random.pick(COMFORTS)}`;
};
