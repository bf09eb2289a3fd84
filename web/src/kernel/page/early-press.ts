import { type ReactNode, useEffect } from 'react';

/**
 * What `public/color-scheme.js` notes before the scripts of the page run: the last thing that was
 * pressed in the meantime.
 */
type EarlyPresses = { last: unknown; note: () => void };

const NAME = 'earlyPresses';

const isEarlyPresses = (value: unknown): value is EarlyPresses =>
  typeof value === 'object' && value !== null && 'last' in value && 'note' in value;

/**
 * The button that was pressed before the page could respond, or null; links and forms have worked
 * already. From now on presses are no longer noted, because React sees them itself.
 */
export const takeEarlyPress = (): HTMLElement | null => {
  const presses: unknown = Reflect.get(window, NAME);
  if (!isEarlyPresses(presses)) return null;
  window.removeEventListener('click', presses.note, true);
  Reflect.deleteProperty(window, NAME);
  return presses.last instanceof Element
    ? presses.last.closest<HTMLElement>('button[type="button"]')
    : null;
};

type PressAgainProps = { button: HTMLElement | null; children?: ReactNode };

/** Presses a button once the page in it is there. One that was replaced is gone. */
export function PressAgain({ button, children }: PressAgainProps): ReactNode {
  useEffect(() => {
    if (button?.isConnected === true) button.click();
  }, [button]);
  return children;
}
