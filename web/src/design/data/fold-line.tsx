import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { displayType, tabularType } from '../theme/typography.ts';
import { foldStyles } from './fold-styles.ts';

/** Lines below each other, with a hairline between them. */
export const FoldLines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Borders, because shadows print as pictures. */
  border-block: 1px solid ${theme.colour.line};

  > * + * {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s4} ${theme.space.s12};
  min-height: 3.5rem;
  padding-block: ${theme.space.s12};
`;

const Fold = styled.details`
  ${foldStyles}

  > summary {
    ${row}
  }
`;

/** Its title in large type, and no space above and below it. */
const LargeFold = styled(Fold)`
  > summary {
    min-height: ${theme.target};
    padding-block: 0;
  }
`;

const LargeTitle = styled.strong`
  ${displayType}
  ${tabularType}
  font-size: ${theme.size.h3};
`;

const Line = styled.div`
  ${row}
`;

/** Side by side where both fit, else below each other. */
const Both = styled.div<{ $large?: boolean | undefined }>`
  ${tabularType}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: ${({ $large }) => ($large === true ? 'start' : 'space-between')};
  gap: ${theme.space.s2} ${({ $large }) => ($large === true ? theme.space.s8 : theme.space.s24)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** So small, the display type needs more room between its words. */
const Title = styled.h2`
  font-size: ${theme.size.body};
  font-weight: 600;
  letter-spacing: 0;
  word-spacing: 0.08em;
  line-height: 1.4;
`;

const Value = styled.div`
  font-size: ${theme.size.small};
  line-height: 1.45;
  color: ${theme.colour.soft};

  > strong {
    font-size: ${theme.size.lead};
    font-weight: 650;
    color: ${theme.colour.ink};
  }
`;

const Rest = styled.div`
  padding-block: ${theme.space.s4} ${theme.space.s20};
`;

type LineTexts = {
  /** What the line is about. */
  title: string;
  /** All of it in a few words: a total, a date, a name. */
  value: ReactNode;
};

type FoldLineProps = LineTexts & {
  /** True where it is the figure of its screen: in large type, with the value behind it. */
  large?: boolean | undefined;
  children: ReactNode;
};

/** One line that says the most important, and unfolds the rest. */
export function FoldLine({ title, value, large = false, children }: FoldLineProps) {
  const [Container, Heading] = large ? [LargeFold, LargeTitle] : [Fold, Title];
  return (
    <Container>
      <summary>
        <Both $large={large}>
          <Heading>{title}</Heading>
          <Value>{value}</Value>
        </Both>
        <ChevronDown aria-hidden />
      </summary>
      <Rest>{children}</Rest>
    </Container>
  );
}

/** One line, with the way to change it where there is one. */
export function FactLine({ title, value, action }: LineTexts & { action?: ReactNode }) {
  return (
    <Line>
      <Both>
        <Title>{title}</Title>
        <Value>{value}</Value>
      </Both>
      {action}
    </Line>
  );
}
