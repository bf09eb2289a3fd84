import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType } from '../../design/theme/typography.ts';
import { foldStyles } from '../../design/data/fold-styles.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { MarkedText } from './marked-text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import type { HelpBlock, HelpEntry } from './help-entry.ts';

const Container = styled.details`
  ${foldStyles}
  border-top: 1px solid ${theme.colour.line};
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s24});

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s16};
    min-height: 3.75rem;
    padding-block: ${theme.space.s12};
  }

  /* A link to an answer opens it; with script the page does. */
  ${media.withoutScript} {
    &:target::details-content {
      content-visibility: visible;
    }
  }

  ${media.hover} {
    > summary:hover h3 {
      color: ${theme.colour.lagoon};
    }
  }
`;

const Question = styled.h3`
  ${displayType}
  font-size: ${theme.size.h4};
  line-height: 1.3;
`;

const Answer = styled.div`
  display: grid;
  gap: ${theme.space.s16};
  max-width: 66ch;
  padding-bottom: ${theme.space.s24};
  line-height: 1.6;
`;

const Facts = styled.div`
  padding: ${theme.space.s16} ${theme.space.s20};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.sunken};
`;

function Block({ block, query }: { block: HelpBlock; query: string }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <MarkedText text={block.text} query={query} />
        </p>
      );
    case 'facts':
      return (
        <Facts>
          <KeyValueList items={block.rows} />
        </Facts>
      );
    case 'link':
      return (
        <p>
          <TextLink $alone to={block.to}>
            {block.text}
          </TextLink>
        </p>
      );
  }
}

type AnswerCardProps = {
  entry: HelpEntry;
  open: boolean;
  /** Called when the reader opens or closes it. */
  onToggle: (open: boolean) => void;
  /** Words to highlight. */
  query: string;
};

/** A question that expands to its answer. */
export function AnswerCard({ entry, open, onToggle, query }: AnswerCardProps) {
  return (
    <Container
      id={entry.id}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle(event.currentTarget.open);
      }}
    >
      <summary>
        <Question>
          <MarkedText text={entry.question} query={query} />
        </Question>
        <ChevronDown aria-hidden />
      </summary>
      <Answer>
        {entry.answer.map((block, at) => (
          <Block key={`${entry.id} ${String(at)}`} block={block} query={query} />
        ))}
      </Answer>
    </Container>
  );
}
