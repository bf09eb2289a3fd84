import { inFirstPause } from './first-use.ts';
import { lettersIn } from './font-letters.ts';

type Face = { letters: RegExp; face: FontFace };

const faceOf = (rule: CSSRule): Face[] => {
  if (!(rule instanceof CSSFontFaceRule)) return [];
  const read = (name: string): string => rule.style.getPropertyValue(name);
  const unicodeRange = read('unicode-range');
  const face = new FontFace(read('font-family').replaceAll(/["']/g, ''), read('src'), {
    weight: read('font-weight'),
    unicodeRange,
  });
  return [{ letters: lettersIn(unicodeRange), face }];
};

const applyOnceLoaded = async (faces: readonly FontFace[]): Promise<void> => {
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
};

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The text of a page without its parts below the window. */
const textInView = (page: Element): string => {
  const range = document.createRange();
  range.selectNodeContents(page);
  const texts: string[] = [];
  let left: Element | null = null;
  for (const part of page.querySelectorAll('[data-below]')) {
    // Where a part within one is, the browser knows only once it has laid out the outer one.
    if (left?.contains(part) || part.getBoundingClientRect().top <= innerHeight) continue;
    range.setEndBefore(part);
    texts.push(range.toString());
    range.selectNodeContents(page);
    range.setStartAfter(part);
    left = part;
  }
  return [...texts, range.toString()].join('');
};

/**
 * Loads the fonts of a sheet, all of letters that are not Latin, when one of these is in view of `page`,
 * appears later or is typed, or in the first pause of a reader where it is below the window; at once in
 * all of `page` when its reader `isPaused`. They apply once they are loaded: for one that is not, the
 * browser would look for a stand-in in each size of the text, and the page waits meanwhile.
 */
export const watchForLetters = (fonts: CSSStyleSheet, page: Element, isPaused: boolean): void => {
  let waiting = [...fonts.cssRules].flatMap(faceOf);
  const stopped = new AbortController();
  const look = (text: string | null): void => {
    const due = waiting.filter(({ letters }) => letters.test(text ?? ''));
    if (due.length === 0) return;
    waiting = waiting.filter((one) => !due.includes(one));
    void applyOnceLoaded(due.map(({ face }) => face));
    if (waiting.length === 0) stopped.abort();
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'childList' ? addedNodes : [target]) look(node.textContent);
    }
  });
  const { signal } = stopped;
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const onInput = ({ target }: Event): void => look(isField(target) ? target.value : null);
  document.addEventListener('input', onInput, { signal });
  const lookAtAll = (): void => look(page.textContent);
  if (isPaused) {
    lookAtAll();
    return;
  }
  look(textInView(page));
  signal.addEventListener('abort', inFirstPause(lookAtAll));
};
