import type { PageHead } from '../../kernel/routing/page-head.ts';
import type { StructuredData } from '../../kernel/routing/structured-data.ts';
import { openPageHead } from '../../shared/routes/open-page-head.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import type { HelpBlock, HelpTopic } from './help-entry.ts';

const textOf = (block: HelpBlock): string => {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}.`).join(' ');
    case 'link':
      return '';
  }
};

/** The questions and answers of the page. */
const questionsOf = (topics: readonly HelpTopic[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(({ entries }) =>
    entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer
          .map(textOf)
          .filter((text) => text !== '')
          .join(' '),
      },
    })),
  ),
});

/** What the help page says about itself, with all of its answers. */
export const helpHead = (topics: readonly HelpTopic[]): PageHead => {
  const head = openPageHead({
    title: 'Help',
    description: 'How points, prices, holds, cancelling and changing a stay work at Tideaway.',
    path: PATHS.help,
  });
  // Only engines read the rest.
  if (!import.meta.env.SSR) return head;
  return { ...head, structured: () => [questionsOf(topics), ...(head.structured?.() ?? [])] };
};
