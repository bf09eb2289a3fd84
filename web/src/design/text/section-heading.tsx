import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Heading, type HeadingLevel, type HeadingSize } from './heading.tsx';
import { Overline, Text } from './text.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.s16} ${theme.space.s32};
`;

const Words = styled.div`
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
  /** Link or button at the end of the line. */
  action?: ReactNode;
  level?: HeadingLevel | undefined;
  size?: HeadingSize | undefined;
  id?: string | undefined;
};

/** Opens a section: title, an optional sentence, and one action at the end of the line. */
export function SectionHeading({
  title,
  overline,
  text,
  action,
  level = 2,
  size,
  id,
}: SectionHeadingProps) {
  return (
    <Row>
      <Words>
        {overline !== undefined && <Overline>{overline}</Overline>}
        <Heading level={level} size={size} id={id}>
          {title}
        </Heading>
        {text !== undefined && <Text $tone="soft">{text}</Text>}
      </Words>
      {action}
    </Row>
  );
}
