import type { ClientError } from './client-error.schema.ts';
import { REPORT_SIZES } from './report-sizes.ts';

/** Reports of browsers that one process takes within an hour: of one kind from one address, and in all. */
export const REPORT_LIMITS = { perAddress: 30, inAll: 300 } as const;

/** Reports that one visit of a page sends at most. */
export const MAX_REPORTS_A_VISIT = 5;

const EMAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+/g;
/** An address with its query and fragment, which may name a person. */
const AFTER_PATH = /(\/[^\s?#"')]*)[?#][^\s"')]*/g;
/** What an error quotes may be what a visitor typed. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g;
/** Long words with digits (ids, tokens, hashes) and long numbers (cards, phones). */
const IDENTIFIER = /(?=[\w-]*\d)[\w-]{16,}|\+?\d[\d ()./-]{5,}\d/g;

/** Text of an error without what could be personal: quotations, addresses, ids and long numbers. */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(QUOTED, '<quoted>')
    .replace(EMAIL, '<email>')
    .replace(AFTER_PATH, '$1')
    .replace(IDENTIFIER, '<id>')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();

/** A place in one of the site's own files, and what names of functions are made of. */
const PLACE = String.raw`\/(?:assets|src)\/[\w./-]{1,80}\.(?:js|tsx?):\d{1,7}:\d{1,7}`;
const LETTER = String.raw`[\w$.<>[\] ]`;
/**
 * A line of a stack, as browsers write it: '    at f (https://…:1:2)', 'f@https://…:1:2', and
 * '@https://…:1:2' where the function has no name.
 */
const STACK_LINE = new RegExp(
  String.raw`^\s*(?:at\s+)?(?:async\s+)?(?:(${LETTER}{0,60}?)\s*[@(])?(?:https?:\/\/[^/\s]+)?(${PLACE})\)?\s*$`,
);
/** A line of a stack, as it is kept. */
const KEPT_LINE = new RegExp(`^(?:${LETTER}{1,60}|\\?) ${PLACE}$`);

/** The lines of a stack that lie in the site's own files, the innermost first. */
export const ownFrames = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => STACK_LINE.test(line))
    .map((line) =>
      line.replace(
        STACK_LINE,
        (_line, name: string | undefined, place: string) => `${name || '?'} ${place}`,
      ),
    )
    .map((frame) => frame.slice(0, REPORT_SIZES.frame))
    .slice(0, REPORT_SIZES.frames);

/** Links have 22 signs, not always with a digit among them; the longest word of an own address has 21. */
const NAMES_ONE = /\d|%|@|.{22}/;

/** The address of a page without whose or which thing it shows: parts that name one become ':id'. */
export const pageOf = (path: string): string =>
  path
    .replace(/[?#].*/s, '')
    .split('/')
    .map((part) => (NAMES_ONE.test(part) ? ':id' : part))
    .join('/')
    .slice(0, REPORT_SIZES.page);

/** An error as it may leave the browser and be logged. */
export const clientErrorOf = (thrown: unknown, path: string): ClientError => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    name: withoutPersonalData(error.name).slice(0, REPORT_SIZES.name) || 'Error',
    message: withoutPersonalData(error.message).slice(0, REPORT_SIZES.message),
    frames: error.stack === undefined ? [] : ownFrames(error.stack),
    page: pageOf(path) || '/',
  };
};

/** A report as it may be logged: it is cleaned again, because anyone can send one. */
export const cleanClientError = ({ name, message, frames, page }: ClientError): ClientError => ({
  name: withoutPersonalData(name),
  message: withoutPersonalData(message ?? ''),
  frames: frames.filter((frame) => KEPT_LINE.test(frame)),
  page: pageOf(page),
});
