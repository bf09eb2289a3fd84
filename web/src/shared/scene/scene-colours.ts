import { css } from 'styled-components';
import type { Light } from './light.ts';

/**
 * What the light colours: the sky from the zenith to the horizon, the sun or moon and its glow, the
 * clouds, the hills from far to near, the sea from the horizon to the shore, sand, palms, a boat, and
 * the text in the sky.
 */
type Palette = {
  sky: readonly [top: string, middle: string, low: string];
  sun: string;
  glow: string;
  cloud: readonly [top: string, bottom: string];
  hills: readonly [far: string, middle: string, near: string];
  sea: readonly [far: string, middle: string, shore: string];
  glint: string;
  sand: readonly [light: string, dark: string];
  trunk: string;
  leaf: readonly [light: string, dark: string];
  sail: string;
  hull: string;
  /** Lit windows; transparent by day. */
  windows: string;
  text: { ink: string; paper: string };
  /** Where sun or moon are and how large, in units of the scene. */
  sunAt: readonly [x: number, y: number, radius: number];
};

/** Text in the sky, and what lies under the text of a button there, whatever it covers. */
const BY_DAY = { ink: '#10272E', paper: 'rgb(255 255 255 / 0.8)' } as const;
const BY_NIGHT = { ink: '#FFFFFF', paper: 'rgb(9 18 21 / 0.6)' } as const;

const PALETTES: Record<Light, Palette> = {
  morning: {
    sky: ['#AFD3DC', '#E3DCD0', '#FBD3AE'],
    sun: '#FFF6DF',
    glow: '#FFE3B0',
    cloud: ['#FFFFFF', '#F5CDB6'],
    hills: ['#BFC9C4', '#94ABA6', '#5F837C'],
    sea: ['#E3C3A6', '#86B4B6', '#4F97A0'],
    glint: '#FFF3D8',
    sand: ['#EEDCC0', '#D6BD9B'],
    trunk: '#6B5148',
    leaf: ['#7F9A6E', '#44664F'],
    sail: '#FFFFFF',
    hull: '#7A5247',
    windows: 'transparent',
    text: BY_DAY,
    sunAt: [640, 392, 46],
  },
  noon: {
    sky: ['#7CC3D6', '#A9DBE2', '#E2F3EF'],
    sun: '#FFFDF0',
    glow: '#FFF7CF',
    cloud: ['#FFFFFF', '#DCEEF0'],
    hills: ['#A9CBC8', '#74A79A', '#3F7F66'],
    sea: ['#6FBCC6', '#2E9AA8', '#6CC7BF'],
    glint: '#FFFFFF',
    sand: ['#F6E7C6', '#E2CB9F'],
    trunk: '#7A5A48',
    leaf: ['#6FA35B', '#2F6B47'],
    sail: '#FFFFFF',
    hull: '#8A5545',
    windows: 'transparent',
    text: BY_DAY,
    sunAt: [760, 190, 46],
  },
  golden: {
    sky: ['#14495A', '#3D7078', '#F2A068'],
    sun: '#FFF0CF',
    glow: '#FFCF8F',
    cloud: ['#F3B794', '#A9665C'],
    hills: ['#BB8469', '#927459', '#5D6650'],
    sea: ['#CC8164', '#5E8486', '#2F5963'],
    glint: '#FFE7C2',
    sand: ['#BFA083', '#917762'],
    trunk: '#5C433E',
    leaf: ['#747C5B', '#385446'],
    sail: '#E3C2AE',
    hull: '#6E473E',
    windows: '#FFD98A',
    text: BY_NIGHT,
    sunAt: [765, 372, 46],
  },
  night: {
    sky: ['#07151D', '#0F2B3B', '#2B5564'],
    sun: '#F4F1DE',
    glow: '#9CC3CE',
    cloud: ['#25485A', '#17344A'],
    hills: ['#214553', '#183845', '#102A34'],
    sea: ['#2A5665', '#153844', '#0D2731'],
    glint: '#D7E6E4',
    sand: ['#4A5758', '#36444A'],
    trunk: '#1D2729',
    leaf: ['#24413C', '#142B2B'],
    sail: '#7C979C',
    hull: '#1A2426',
    windows: '#FFD58A',
    text: BY_NIGHT,
    sunAt: [742, 210, 34],
  },
};

/** The colours of a light by the names of their variables. */
const coloursOf = (light: Light) => {
  const { sky, cloud, hills, sea, sand, leaf, text, ...one } = PALETTES[light];
  return {
    '--sky-top': sky[0],
    '--sky-middle': sky[1],
    '--sky-low': sky[2],
    '--sun': one.sun,
    '--glow': one.glow,
    '--cloud-top': cloud[0],
    '--cloud-bottom': cloud[1],
    '--hill-far': hills[0],
    '--hill-middle': hills[1],
    '--hill-near': hills[2],
    '--sea-far': sea[0],
    '--sea-middle': sea[1],
    '--sea-shore': sea[2],
    '--glint': one.glint,
    '--sand-light': sand[0],
    '--sand-dark': sand[1],
    '--trunk': one.trunk,
    '--leaf-light': leaf[0],
    '--leaf-dark': leaf[1],
    '--sail': one.sail,
    '--hull': one.hull,
    '--windows': one.windows,
    '--scene-ink': text.ink,
    '--scene-paper': text.paper,
  };
};

const NAMES = Object.keys(coloursOf('noon'));

/** Sun and stars of a light, by the names of their variables. */
const skyOf = (light: Light) => {
  const [x, y, radius] = PALETTES[light].sunAt;
  return {
    '--sun-x': `${x}px`,
    '--sun-y': `${y}px`,
    '--sun-radius': `${radius}px`,
    '--stars': light === 'night' ? '1' : '0',
  };
};

/** How long one light takes to become the next. */
export const FADE = '900ms ease-in-out';

/** Text and its ground change in the middle of that, so that the sky is behind neither for long. */
const TEXT_FADE = '160ms linear 370ms';

const fadeOf = (name: string): string =>
  `${name} ${name.startsWith('--scene-') ? TEXT_FADE : FADE}`;

const variablesOf = (light: Light): Record<string, string> => ({
  ...coloursOf(light),
  ...skyOf(light),
});

/**
 * A light as variables, for the scene and what lies on it; where another light applies already, those
 * that differ.
 */
export const sceneLight = (light: Light, from?: Light) => {
  const before = from === undefined ? {} : variablesOf(from);
  const own = Object.entries(variablesOf(light));
  return css`
    ${Object.fromEntries(own.filter(([name, value]) => value !== before[name]))}
  `;
};

/** From one light to the next, once the browser knows that the variables are colours. */
export const sceneFade = css`
  transition: ${NAMES.map(fadeOf).join(', ')};
`;

/**
 * Tells the browser that the variables are colours: others it cannot fade. A browser that cannot be
 * told changes the light at once. All of a page is styled again, so this waits until the light will
 * change; that it does in a later frame.
 */
export const registerSceneColours = (): void => {
  if (typeof CSS === 'undefined' || !('registerProperty' in CSS)) return;
  for (const name of NAMES) {
    try {
      CSS.registerProperty({
        name,
        syntax: '<color>',
        inherits: true,
        initialValue: 'transparent',
      });
    } catch {
      // Told before.
      return;
    }
  }
};
