/** A part of an answer. */
export type HelpBlock =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  /** Where the reader can do it. */
  | { kind: 'link'; to: string; text: string };

/** A question with its answer; `id` is its anchor. */
export type HelpEntry = {
  id: string;
  question: string;
  /** More words that find it. */
  keywords: string;
  answer: readonly HelpBlock[];
};

/** Questions about one thing. */
export type HelpTopic = { id: string; title: string; entries: readonly HelpEntry[] };

/** Makes a paragraph of an answer. */
export const paragraph = (text: string): HelpBlock => ({ kind: 'text', text });
