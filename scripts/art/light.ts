import type { LightKind } from '../seed/demo-places.ts';

/** Weather that a scene can be drawn in. */
export type Weather = 'clear' | 'clouds' | 'haze' | 'snow';

/** Seasons that change leaves, meadows and snow. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One palette of a time of day: everything that decides how a local colour looks. */
export type Light = {
  /** Sky from the zenith to the horizon. */
  sky: readonly [zenith: Stop, high: Stop, low: Stop, horizon: Stop];
  /** What far things dissolve into. */
  haze: string;
  /** Colour of shadow, and how much of it lies over everything. */
  shade: string;
  shadeAmount: number;
  /** Colour of lit edges. */
  key: string;
  /** Disc of the sun or moon, and the glow around it. */
  disc: string;
  halo: string;
  /** Height of the disc on the picture (0 top, 1 bottom) and its radius in pixels. */
  discHeight: readonly [number, number];
  discRadius: readonly [number, number];
  /** Clouds: lit side and shadow side. */
  cloud: readonly [string, string];
  /** Lamps and windows are lit. */
  lamps: boolean;
  stars: boolean;
};

const sky = (zenith: string, high: string, low: string, horizon: string): Light['sky'] => [
  [0, zenith],
  [0.26, high],
  [0.45, low],
  [0.62, horizon],
];

/** The palettes, several for each time of day, so that two dawns need not look alike. */
export const LIGHTS: { readonly [kind in LightKind]: readonly Light[] } = {
  dawn: [
    {
      sky: sky('#5f97ad', '#a9c3c9', '#f1cfbd', '#fde6cc'),
      haze: '#efd3c4',
      shade: '#3f6178',
      shadeAmount: 0.24,
      key: '#ffe3c4',
      disc: '#fff7e6',
      halo: '#fff0d6',
      discHeight: [0.36, 0.46],
      discRadius: [34, 46],
      cloud: ['#fff0df', '#d9b7b4'],
      lamps: false,
      stars: false,
    },
    {
      sky: sky('#3f8f98', '#98c8bf', '#ece1bf', '#fdebcd'),
      haze: '#dfe3cd',
      shade: '#1f5760',
      shadeAmount: 0.24,
      key: '#fff0c8',
      disc: '#fffbea',
      halo: '#fff4d2',
      discHeight: [0.34, 0.46],
      discRadius: [34, 46],
      cloud: ['#fff6e2', '#bcd0c3'],
      lamps: false,
      stars: false,
    },
    {
      sky: sky('#7189b3', '#b9b4cd', '#f2c2b4', '#fcdcb8'),
      haze: '#e3c8c9',
      shade: '#45537d',
      shadeAmount: 0.28,
      key: '#ffdcc0',
      disc: '#fff3df',
      halo: '#ffe6c4',
      discHeight: [0.38, 0.47],
      discRadius: [36, 48],
      cloud: ['#fde6d8', '#b9a3bd'],
      lamps: true,
      stars: false,
    },
  ],
  noon: [
    {
      sky: sky('#1c84a3', '#62b6c4', '#bfe1dc', '#edf5ea'),
      haze: '#c3e0df',
      shade: '#0f4f60',
      shadeAmount: 0.07,
      key: '#fffbe6',
      disc: '#fffef4',
      halo: '#ffffff',
      discHeight: [0.23, 0.28],
      discRadius: [30, 38],
      cloud: ['#ffffff', '#cfe3e4'],
      lamps: false,
      stars: false,
    },
    {
      sky: sky('#2f7fb8', '#7db8d8', '#cfe4e6', '#f6f1df'),
      haze: '#c9dde2',
      shade: '#1e4a6b',
      shadeAmount: 0.08,
      key: '#fff7dc',
      disc: '#fffdf0',
      halo: '#fffaf0',
      discHeight: [0.23, 0.28],
      discRadius: [30, 38],
      cloud: ['#ffffff', '#d3dfe6'],
      lamps: false,
      stars: false,
    },
    {
      sky: sky('#5fa6b0', '#a3cfcc', '#dfe9dc', '#f8f1e0'),
      haze: '#dbe5d9',
      shade: '#2a5a60',
      shadeAmount: 0.1,
      key: '#fff8e0',
      disc: '#fffdf2',
      halo: '#fff9e8',
      discHeight: [0.24, 0.3],
      discRadius: [34, 44],
      cloud: ['#fffdf6', '#cfdcd6'],
      lamps: false,
      stars: false,
    },
  ],
  golden: [
    {
      sky: sky('#3f8590', '#9fbca5', '#f5d394', '#f9a765'),
      haze: '#f2bb83',
      shade: '#5e3b40',
      shadeAmount: 0.24,
      key: '#ffd58a',
      disc: '#fff6d8',
      halo: '#ffe3a3',
      discHeight: [0.36, 0.46],
      discRadius: [44, 60],
      cloud: ['#ffe2b0', '#d98a6c'],
      lamps: false,
      stars: false,
    },
    {
      sky: sky('#28707c', '#7f9f9c', '#f0b184', '#ef7d55'),
      haze: '#eb9d78',
      shade: '#43303f',
      shadeAmount: 0.3,
      key: '#ffc389',
      disc: '#fff0cf',
      halo: '#ffcf8f',
      discHeight: [0.38, 0.47],
      discRadius: [48, 66],
      cloud: ['#ffcaa0', '#b9635b'],
      lamps: false,
      stars: false,
    },
    {
      sky: sky('#6fa39d', '#dcd8a6', '#fad483', '#f9b455'),
      haze: '#f1cd8b',
      shade: '#5b4a2c',
      shadeAmount: 0.2,
      key: '#ffe6a0',
      disc: '#fffbe2',
      halo: '#fff0b8',
      discHeight: [0.34, 0.45],
      discRadius: [44, 58],
      cloud: ['#fff0c4', '#dfae72'],
      lamps: false,
      stars: false,
    },
  ],
  dusk: [
    {
      sky: sky('#1c2c4f', '#55507f', '#c9717a', '#f9b27b'),
      haze: '#a56b84',
      shade: '#231f4a',
      shadeAmount: 0.44,
      key: '#ffb98c',
      disc: '#ffdfae',
      halo: '#ffb27c',
      discHeight: [0.42, 0.5],
      discRadius: [40, 56],
      cloud: ['#f59a84', '#5b4773'],
      lamps: true,
      stars: true,
    },
    {
      sky: sky('#0e3540', '#2c6a74', '#a7a58f', '#f5bd85'),
      haze: '#71918d',
      shade: '#0b3340',
      shadeAmount: 0.44,
      key: '#ffcf94',
      disc: '#ffe7b8',
      halo: '#ffc98c',
      discHeight: [0.42, 0.5],
      discRadius: [38, 52],
      cloud: ['#f0bb8e', '#315a64'],
      lamps: true,
      stars: true,
    },
    {
      sky: sky('#2a2350', '#76447a', '#d9625f', '#f8a35e'),
      haze: '#a65a78',
      shade: '#2b1c48',
      shadeAmount: 0.46,
      key: '#ffae7a',
      disc: '#ffd79b',
      halo: '#ff9f68',
      discHeight: [0.42, 0.5],
      discRadius: [44, 60],
      cloud: ['#f78f72', '#5d3a70'],
      lamps: true,
      stars: true,
    },
  ],
  night: [
    {
      sky: sky('#061a22', '#0d3c47', '#1f626a', '#3d8583'),
      haze: '#22616a',
      shade: '#042630',
      shadeAmount: 0.55,
      key: '#bfe6df',
      disc: '#f8efcf',
      halo: '#d8e9d4',
      discHeight: [0.24, 0.32],
      discRadius: [26, 36],
      cloud: ['#3f7f83', '#123e49'],
      lamps: true,
      stars: true,
    },
    {
      sky: sky('#080f28', '#152a54', '#314f7c', '#6a819b'),
      haze: '#2f4a74',
      shade: '#0a1638',
      shadeAmount: 0.55,
      key: '#c9d8f2',
      disc: '#f6efdc',
      halo: '#cfd9ee',
      discHeight: [0.24, 0.32],
      discRadius: [26, 36],
      cloud: ['#4c6590', '#1a2d55'],
      lamps: true,
      stars: true,
    },
    {
      sky: sky('#100c2a', '#2a2453', '#5a4776', '#96708a'),
      haze: '#54446f',
      shade: '#150f36',
      shadeAmount: 0.55,
      key: '#e6cfe6',
      disc: '#faedd2',
      halo: '#e6cfd8',
      discHeight: [0.24, 0.32],
      discRadius: [26, 36],
      cloud: ['#7a5f8c', '#2c2655'],
      lamps: true,
      stars: true,
    },
  ],
};
