import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { contactPath } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { SearchTextInput } from '../../design/form/search-text-input.tsx';
import { heightBelow } from '../../design/layout/height-below.ts';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { AnswerCard } from './answer-card.tsx';
import { findAnswers } from './find-answers.ts';
import type { HelpEntry } from './help-entry.ts';
import { helpHead } from './help-head.ts';
import { HELP_TOPICS } from './help-topics.ts';

const MAX_QUERY = 80;

/** Topics that are in view at first. */
const SHOWN_AT_FIRST = 2;

const Topic = styled.section<{ $questions: number }>`
  ${({ $questions }) => heightBelow({ phone: 2 + 4.25 * $questions })}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12};
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s24});
`;

// A role, because browsers before 2023 do not know the <search> element.
const SearchContainer = styled.form.attrs({ role: 'search' })`
  display: grid;
  gap: ${theme.space.s8};
`;

const Contact = styled.aside`
  display: grid;
  gap: ${theme.space.s16};
  justify-items: start;
  padding: ${theme.space.s32} ${theme.space.s24};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.sunken};
`;

const Count = styled.output`
  display: block;
  min-height: 1.5em;
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

/** How many answers were found, as text. */
const countText = (query: string, count: number): string => {
  if (query === '') return '';
  if (count === 0) return 'No answer found';
  return count === 1 ? '1 answer' : `${count} answers`;
};

type CardsProps = {
  entries: readonly HelpEntry[];
  query: string;
  isOpen: (entry: HelpEntry) => boolean;
  onToggle: (entry: HelpEntry, open: boolean) => void;
};

function Cards({ entries, query, isOpen, onToggle }: CardsProps) {
  return (
    <div>
      {entries.map((entry) => (
        <AnswerCard
          key={entry.id}
          entry={entry}
          query={query}
          open={isOpen(entry)}
          onToggle={(open) => {
            onToggle(entry, open);
          }}
        />
      ))}
    </div>
  );
}

/** `/help`: questions with the figures in force; `#cancelling` and the like open one of them. */
export default function HelpPage() {
  usePageHead(helpHead(HELP_TOPICS));
  const { hash } = useLocation();
  const [searchParams] = useSearchParams();
  const [typed, setTyped] = useState(() => searchParams.get('q') ?? '');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [followed, setFollowed] = useState('');
  const query = typed.trim();
  const anchor = hash.slice(1);

  // The address opens the answer that it names; the reader may close it again.
  if (followed !== anchor) {
    setFollowed(anchor);
    setOpened(new Set([...opened, anchor]));
    setTyped('');
  }
  useEffect(() => {
    // Again, because the opened answer is taller than when the browser scrolled to it.
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView();
  }, [anchor]);

  const found = findAnswers(HELP_TOPICS, query);
  const cards = {
    query,
    isOpen: ({ id }: HelpEntry) => (query === '' ? opened.has(id) : !opened.has(`closed ${id}`)),
    onToggle: ({ id }: HelpEntry, open: boolean) => {
      // During a search, matches are open until the reader closes them.
      const mark = query === '' ? id : `closed ${id}`;
      const isMarked = query === '' ? open : !open;
      const others = [...opened].filter((one) => one !== mark);
      setOpened(new Set(isMarked ? [...others, mark] : others));
    },
  };

  return (
    <PageContainer $width="text">
      <PageSections>
        {/* With these gaps the bar of a common phone leaves at least 24 px of each question that it covers. */}
        <Stack $gap="s16">
          <SectionHeading
            level={1}
            title="Help"
            text="How points, prices and stays work here, with the figures in force."
          />
          <SearchContainer
            onSubmit={(event) => {
              event.preventDefault();
            }}
          >
            <SearchTextInput
              label="Search the answers"
              placeholder="For instance: cancel"
              name="q"
              maxLength={MAX_QUERY}
              value={typed}
              onType={setTyped}
              onClear={() => {
                setTyped('');
              }}
            />
            <WithoutScript>
              <Button type="submit" variant="quiet">
                Search
              </Button>
            </WithoutScript>
            <Count>{countText(query, found.length)}</Count>
          </SearchContainer>
        </Stack>
        {query === '' ? (
          HELP_TOPICS.map((topic, at) => (
            <Topic
              key={topic.id}
              id={topic.id}
              aria-labelledby={`${topic.id}-title`}
              data-below={at >= SHOWN_AT_FIRST || undefined}
              $questions={topic.entries.length}
            >
              <Heading level={2} size="h3" id={`${topic.id}-title`}>
                {topic.title}
              </Heading>
              <Cards entries={topic.entries} {...cards} />
            </Topic>
          ))
        ) : found.length === 0 ? (
          <EmptyState
            title={`Nothing here answers “${query}”`}
            text="Try one word less, or ask us: a person of the club answers by email."
            action={<ButtonLink to={contactPath()}>Ask the club</ButtonLink>}
          />
        ) : (
          <Cards entries={found} {...cards} />
        )}
        <Contact aria-label="Contact">
          <Heading level={2} size="h4">
            Not answered?
          </Heading>
          <Text>Write to us. You get a ticket number at once, and an answer by email.</Text>
          <ButtonLink variant="quiet" to={contactPath()}>
            Contact the club
          </ButtonLink>
        </Contact>
      </PageSections>
    </PageContainer>
  );
}
