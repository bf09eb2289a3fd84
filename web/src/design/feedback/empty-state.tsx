import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Heading, type HeadingLevel } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { type Scene, SmallScene } from './small-scene.tsx';

const Wrapper = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${theme.space.s12};
  padding-block: ${theme.space.s40};
  text-align: center;

  > svg {
    margin-bottom: ${theme.space.s12};
  }

  > :last-child:not(p, svg, h1, h2, h3) {
    margin-top: ${theme.space.s8};
  }
`;

export type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  scene?: Scene | undefined;
  level?: HeadingLevel | undefined;
};

/** Nothing to show: a small scene, one sentence, one thing to do. */
export function EmptyState({ title, text, action, scene = 'calm', level = 2 }: EmptyStateProps) {
  return (
    <Wrapper>
      <SmallScene scene={scene} />
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {text !== undefined && <Text $tone="soft">{text}</Text>}
      {action}
    </Wrapper>
  );
}
