import { expect, test } from 'vitest';
import { FILES, read } from './sources.ts';

/** Private words that must not come back, and what to say instead. */
const PRIVATE_WORDS = [
  ['admit', 'require, accept'],
  ['anew', 'again'],
  ['besides', 'context'],
  ['completer', 'maintenance'],
  ['desk', 'admin'],
  ['erasure', 'account deletion'],
  ['erasures', 'account deletions'],
  ['handover', 'queue hold'],
  ['judge', 'check, decide'],
  ['judged', 'checked, decided'],
  ['nobody', 'no one, none, unknown'],
  ['occasion', 'context'],
  ['persistently', 'with retries'],
  ['refusal', 'error'],
  ['refusals', 'errors'],
  ['somebody', 'member, visitor, caller'],
  ['surroundings', 'environment, dependencies'],
  ['tend', 'maintain'],
  ['tended', 'maintained'],
  ['trouble', 'error, problem'],
  ['troubles', 'errors, problems'],
  ['wallet', 'points'],
  ['whoever', 'member, visitor, caller'],
  ['wish', 'criteria'],
  ['wished', 'requested'],
  ['wishes', 'criteria'],
] as const;

/** Those that comments and pages avoid, too: the others have a plain meaning in a sentence. */
const NOT_IN_TEXT = ['anew', 'erasure', 'nobody', 'occasion', 'somebody', 'whoever'] as const;

const INSTEAD: ReadonlyMap<string, string> = new Map(PRIVATE_WORDS);
/** A quick look: most files have none of these words anywhere. */
const ANY = new RegExp(PRIVATE_WORDS.map(([word]) => word).join('|'), 'i');
const IN_TEXT = new RegExp(String.raw`\b(?:${NOT_IN_TEXT.join('|')})\b`, 'gi');

/** What a source is made of here: comments, quoted texts, patterns (both skipped) and names. */
const TOKEN = new RegExp(
  [
    String.raw`(?<comment>\/\/.*|\/\*[^]*?\*\/)`,
    String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60`,
    String.raw`(?<=[(,=:[!&|?{;]\s*)\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/`,
    String.raw`(?<name>[A-Za-z_$][\w$]*)`,
  ].join('|'),
  'g',
);
const PART = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** What is wrong with a name: its private words, with what to say instead. */
const faultsOf = (name: string): string[] =>
  (name.match(PART) ?? []).flatMap((part) => {
    const instead = INSTEAD.get(part.toLowerCase());
    return instead === undefined ? [] : [`${name}: say ${instead}`];
  });
const inText = (text: string): string[] =>
  (text.match(IN_TEXT) ?? []).map((word) => `“${word}”: say ${INSTEAD.get(word.toLowerCase())}`);

/** Names that belong to packages, such as the icon `Wallet`. */
const foreignNames = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(/^import (?:type )?\{([^}]*)\} from '(?!\.|@club\/)/gm)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    ),
  );

const inSource = (source: string): string[] => {
  const foreign = foreignNames(source);
  return [...source.matchAll(TOKEN)].flatMap(({ groups }) => {
    const name = groups?.['name'] ?? '';
    return [...inText(groups?.['comment'] ?? ''), ...(foreign.has(name) ? [] : faultsOf(name))];
  });
};

const faultsIn = (file: string): string[] => {
  const text = /\.(?:tsx?|mjs|rules|md)$/.test(file) ? read(file) : '';
  const inside = !ANY.test(text) ? [] : file.endsWith('.md') ? inText(text) : inSource(text);
  const found = new Set([...faultsOf(file), ...inside]);
  return [...found].map((fault) => (fault.startsWith(file) ? fault : `${file}: ${fault}`));
};

test.each(['domain', 'functions', 'web', 'tests', 'scripts', 'docs', '.'])(
  'names, comments and pages in %s use none of the words that must not come back',
  (folder) => {
    const files = FILES.filter(
      (file) => folder === (file.includes('/') ? file.split('/')[0] : '.'),
    );
    expect(files.flatMap(faultsIn)).toEqual([]);
  },
);
