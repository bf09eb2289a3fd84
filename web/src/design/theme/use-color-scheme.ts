import { useSyncExternalStore } from 'react';
import {
  type ColorSchemeChoice,
  getColorScheme,
  setColorScheme,
  subscribeColorScheme,
} from './color-scheme.ts';

/** The chosen scheme and the way to choose another, for a switch in the menu. */
export const useColorScheme = (): readonly [
  ColorSchemeChoice,
  (choice: ColorSchemeChoice) => void,
] => [useSyncExternalStore(subscribeColorScheme, getColorScheme), setColorScheme];
