import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PHONE_QUERY } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { Heading, type HeadingLevel, type HeadingSize } from './heading.tsx';
import { Overline, Text } from './text.tsx';

const Row = styled.div<{ $isStacked: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.s16} ${theme.space.s32};

  /* A link there is as high as a finger needs: its text is what has to be in line. */
  @media ${PHONE_QUERY} {
    align-items: last baseline;

    > :first-child {
      ${({ $isStacked }) => ($isStacked ? 'flex-basis: 100%;' : '')}
    }
  }
`;

const Titles = styled.div`
  display: grid;
  gap: ${theme.space.s8};
  min-width: 0;
  max-width: ${theme.width.text};
`;

type SectionHeadingProps = {
  title: ReactNode;
  /** Small capitals above the title. */
  overline?: ReactNode;
  /** One or two sentences below. */
  text?: ReactNode;
  /** Link or button at the end of the row. */
  action?: ReactNode;
  /** True for a title that changes once data are here: its action then never moves on phones. */
  stacked?: boolean | undefined;
  level?: HeadingLevel | undefined;
  size?: HeadingSize | undefined;
  id?: string | undefined;
};

/** Heading of a section: title, an optional text, and one action at the end of the row. */
export function SectionHeading({
  title,
  overline,
  text,
  action,
  stacked = false,
  level = 2,
  size,
  id,
}: SectionHeadingProps) {
  return (
    <Row $isStacked={stacked}>
      <Titles>
        {overline !== undefined && <Overline>{overline}</Overline>}
        <Heading level={level} size={size} id={id}>
          {title}
        </Heading>
        {text !== undefined && <Text $tone="soft">{text}</Text>}
      </Titles>
      {action}
    </Row>
  );
}
