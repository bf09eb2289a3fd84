import type { Houses } from '@club/domain/resort/land';

/** Walls and roofs of a way of building. */
type Colours = { walls: readonly string[]; roofs: readonly string[] };

export const COLOURS: { readonly [houses in Houses]: Colours } = {
  overwater: { walls: ['#c99f6f', '#b98f64'], roofs: ['#8d6a45'] },
  thatch: { walls: ['#e6d2ac', '#cfa878', '#f3e6cc'], roofs: ['#a3814f', '#8f7047'] },
  cottages: {
    walls: ['#f6e9cf', '#9fd0c8', '#f2b8a0', '#f5d98a', '#bcd7ea'],
    roofs: ['#dfe6e2', '#c9694c', '#8fb0b4'],
  },
  tiles: { walls: ['#f4e6cd', '#efd3a9', '#f8efdf', '#e8b68c'], roofs: ['#b9603f', '#c46f4a'] },
  cubes: { walls: ['#fbf8f1', '#f6f1e6'], roofs: ['#3f78a0', '#fbf8f1'] },
  adobe: { walls: ['#d9a478', '#cc9468', '#e3b68c'], roofs: ['#c48a5f', '#b97f57'] },
  gabled: {
    walls: ['#a9503c', '#7d4236', '#c98a5c', '#e9d9bd', '#5f6f70', '#d9a24c'],
    roofs: ['#5f463e', '#8f4b38', '#4c5558'],
  },
  halftimber: { walls: ['#f5ead4', '#efdcb8', '#e9c9a0'], roofs: ['#9a5138', '#7d4b3c'] },
  stone: { walls: ['#c9bba3', '#b8ab97', '#d8c8a8'], roofs: ['#5f666c', '#6c6660'] },
  timber: { walls: ['#9a6a46', '#84573c', '#a9774f'], roofs: ['#4f4844', '#5d4a42'] },
  cabins: { walls: ['#b5412f', '#b5412f', '#d9a441', '#f2ead9'], roofs: ['#4a4d50', '#3f4548'] },
  towers: {
    walls: ['#5f7f8b', '#8a8f97', '#7d6f74', '#4e707c', '#a58f80'],
    roofs: ['#58707a'],
  },
  spires: { walls: ['#f1e0c2', '#e8c79b', '#dfae86', '#f6ecd8'], roofs: ['#b5603f', '#8f5a48'] },
  arcades: {
    walls: ['#f3c77f', '#e58f6c', '#f6e6c8', '#8fc0bd', '#e9a8a0', '#dcd6a8'],
    roofs: ['#b9654a', '#a85d44'],
  },
  pagoda: { walls: ['#f1e6d2', '#b9573f', '#8a5f48'], roofs: ['#3e4f55', '#4a5560'] },
  temple: { walls: ['#f3e3c0', '#e8c98f', '#c98f4f'], roofs: ['#a8482f', '#7d4b36'] },
  palace: { walls: ['#f2e2c8', '#e9c99b', '#e3b08a'], roofs: ['#d9b27c', '#c9d2cc'] },
  tents: { walls: ['#efe0c2'], roofs: ['#f8efdf'] },
  clapboard: {
    walls: ['#f8f5ec', '#dfe6e4', '#a9c0c8', '#f0dfb4', '#c9695a'],
    roofs: ['#6b7278', '#5a5f66'],
  },
};
