/**
 * The raw values of the look. Colours come in two columns, light and dark; everything else is the
 * same in both. Screens never read this file: they use `theme` (CSS variables).
 */

/** Colours on light paper. Text colours reach 4.5:1 on all three papers, see `contrast.test.ts`. */
export const LIGHT = {
  paper: '#FBF8F2',
  raised: '#FFFFFF',
  sunken: '#F3EEE4',
  ink: '#10272E',
  soft: '#48606A',
  faint: '#5E6E75',
  line: '#E5DED1',
  /** Edge of form controls and other marks that must be seen (3:1). */
  control: '#798B92',
  lagoon: '#0B6B72',
  lagoonHover: '#095860',
  lagoonTint: '#E1EFEC',
  onLagoon: '#FFFFFF',
  coral: '#D34326',
  coralHover: '#B9381E',
  coralText: '#BF3B21',
  coralTint: '#FCEAE4',
  onCoral: '#FFFFFF',
  gold: '#A86F0C',
  goldText: '#8F5E0A',
  goldTint: '#F8EED9',
  good: '#2A7349',
  goodTint: '#E5F2E9',
  warn: '#8A5C00',
  warnTint: '#FBF0D8',
  bad: '#B3261E',
  badHover: '#981E17',
  badTint: '#FBE9E7',
  onBad: '#FFFFFF',
  skeleton: '#EBE4D8',
  /** The map: names lie on water and on land, whose tints tell its climate. */
  sea: '#CBE2E4',
  shore: '#E4F2EF',
  land: '#EEF0DE',
  landDry: '#F6E9CC',
  landLush: '#D6E6C6',
  landIce: '#FAFAF6',
  /** The shaded and the lit side of mountains. */
  landShade: '#BDB48F',
  landPeak: '#FFFDF5',
  landLine: '#A9B7A4',
} as const;

export type ColourName = keyof typeof LIGHT;

/** The same colours on deep water. */
export const DARK: Record<ColourName, string> = {
  paper: '#0C171B',
  raised: '#122127',
  sunken: '#091215',
  ink: '#EDF3F2',
  soft: '#B3C3C6',
  faint: '#8A9CA1',
  line: '#223840',
  control: '#5C7780',
  lagoon: '#5CC7C4',
  lagoonHover: '#7FD8D4',
  lagoonTint: '#123539',
  onLagoon: '#06201F',
  coral: '#FF8A6B',
  coralHover: '#FFA48B',
  coralText: '#FF9A7E',
  coralTint: '#3A1F18',
  onCoral: '#2B0F07',
  gold: '#F0BE5A',
  goldText: '#F0BE5A',
  goldTint: '#33280F',
  good: '#7BD3A0',
  goodTint: '#13301F',
  warn: '#E8B84A',
  warnTint: '#33270C',
  bad: '#FF9B93',
  badHover: '#FFB3AD',
  badTint: '#3A1917',
  onBad: '#2B0805',
  skeleton: '#1B2E35',
  sea: '#0B222B',
  shore: '#16424C',
  land: '#22393A',
  landDry: '#3A382B',
  landLush: '#1E4034',
  landIce: '#34484E',
  landShade: '#1A2E2F',
  landPeak: '#4C6663',
  landLine: '#45605F',
};

const COLOUR_NAMES = Object.keys(LIGHT).filter((name): name is ColourName => name in LIGHT);

/** One value for both schemes; the browser picks by the `color-scheme` in force. */
const both = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;

const colours = (): Record<ColourName, string> => {
  const result: Record<ColourName, string> = { ...LIGHT };
  for (const name of COLOUR_NAMES) result[name] = both(LIGHT[name], DARK[name]);
  return result;
};

export const TOKENS = {
  colour: {
    ...colours(),
    /** Text and icons on a picture, and the veil that makes them readable. */
    onPicture: '#FFFFFF',
    coralOnPicture: '#FF8A6B',
    pictureVeil: 'rgb(9 18 21 / 0.62)',
    /** Behind dialogs and sheets. */
    backdrop: both('rgb(16 39 46 / 0.42)', 'rgb(2 6 8 / 0.66)'),
    /** What the paper looks like behind the backdrop. */
    paperDimmed: both('#9CA0A0', '#050C0E'),
  },
  font: {
    display: "'Fraunces Variable', 'Fraunces Stand-in', Georgia, 'Times New Roman', serif",
    text: "'Figtree Variable', 'Figtree Stand-in', system-ui, -apple-system, 'Segoe UI', sans-serif",
  },
  /** 12.5 14 16 18 22 28 36 48 64 px on a desktop; the large ones shrink towards phones. */
  size: {
    tiny: '0.78125rem',
    small: '0.875rem',
    body: '1rem',
    lead: 'clamp(1.0625rem, 1.03rem + 0.16vw, 1.125rem)',
    h4: 'clamp(1.1875rem, 1.12rem + 0.32vw, 1.375rem)',
    h3: 'clamp(1.375rem, 1.26rem + 0.56vw, 1.75rem)',
    h2: 'clamp(1.6875rem, 1.51rem + 0.89vw, 2.25rem)',
    h1: 'clamp(2.0625rem, 1.77rem + 1.46vw, 3rem)',
    hero: 'clamp(2.5rem, 2.03rem + 2.36vw, 4rem)',
  },
  /** Steps of 4 px; the number is the pixels. */
  space: {
    s2: '0.125rem',
    s4: '0.25rem',
    s8: '0.5rem',
    s12: '0.75rem',
    s16: '1rem',
    s20: '1.25rem',
    s24: '1.5rem',
    s32: '2rem',
    s40: '2.5rem',
    s48: '3rem',
    s64: '4rem',
    s80: '5rem',
    /** Distance between the sections of a page: 40 on phones, up to 96 on a desktop. */
    section: 'clamp(2.5rem, 1.6rem + 4.2vw, 6rem)',
    /** Left and right edge of a page. */
    gutter: 'clamp(1rem, 0.6rem + 2vw, 2rem)',
  },
  radius: { control: '6px', card: '14px', pill: '999px' },
  width: { content: '75rem', text: '45rem', dialog: '27rem' },
  shadow: {
    // Only colours can differ by scheme: light-dark() takes nothing else.
    float: `0 1px 2px ${both('rgb(16 39 46 / 0.06)', 'rgb(0 0 0 / 0.4)')}, 0 12px 40px ${both('rgb(16 39 46 / 0.16)', 'rgb(0 0 0 / 0.55)')}`,
  },
  motion: {
    fast: '120ms',
    normal: '180ms',
    slow: '240ms',
    ease: 'cubic-bezier(0.22, 0.7, 0.3, 1)',
  },
  layer: { sticky: '10', bar: '20', drop: '30', toast: '40', skip: '50' },
  /** Smallest size of a touch target: 44 px, and 66 px when text is twice as large. */
  target: 'calc(1.375rem + 22px)',
  /** Height of the navigation bar; sticky parts below it start here. 64 px, 96 px for large text. */
  bar: 'calc(2rem + 32px)',
  /** Least height of a bar at the bottom of phones: 64 px, 96 px for large text. */
  bottomBar: 'calc(2rem + 32px)',
  /** The room that these bars take now; what sticks to the bottom edge ends above it. */
  bottomRoom: 'var(--bottom-room, 0px)',
} as const;
