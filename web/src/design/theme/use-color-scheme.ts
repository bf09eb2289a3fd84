import { useSyncExternalStore } from 'react';
import {
  type ColorSchemeChoice,
  getColorScheme,
  setColorScheme,
  subscribeColorScheme,
} from './color-scheme.ts';

/** A server knows no choice; the styles follow the one of the browser from the first paint. */
const choiceAtFirst = (): ColorSchemeChoice => 'system';

/** The chosen scheme and the way to choose another, for a switch in the menu. */
export const useColorScheme = (): readonly [
  ColorSchemeChoice,
  (choice: ColorSchemeChoice) => void,
] => [useSyncExternalStore(subscribeColorScheme, getColorScheme, choiceAtFirst), setColorScheme];
