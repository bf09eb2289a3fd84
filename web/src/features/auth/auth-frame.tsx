import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { overlineType } from '../../design/theme/typography.ts';
import { Picture } from '../../design/media/picture.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';

const Container = styled.div<{ $hasStrip: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  /* What is above the form on a phone takes its own height only. */
  grid-template-rows: ${({ $hasStrip }) => ($hasStrip ? 'auto 1fr' : 'none')};
  min-height: calc(100svh - ${theme.bar});

  ${media.desktop} {
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
    position: sticky;
    top: ${theme.bar};
    align-self: stretch;
    height: calc(100svh - ${theme.bar});
    min-height: 34rem;

    > div {
      height: 100%;
      aspect-ratio: auto !important;
    }
  }
`;

const Column = styled.div`
  width: 100%;
  max-width: calc(26rem + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding: ${theme.space.s48} ${theme.space.gutter};
`;

/** 'or' between two ways to sign in. */
export const Or = styled.p`
  ${overlineType}
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${theme.space.s16};
  color: ${theme.colour.faint};

  &::before,
  &::after {
    content: '';
    height: 1px;
    background: ${theme.colour.line};
  }
`;

type AuthFrameProps = {
  title: string;
  /** What the page is for; none where it cannot do that. */
  text?: ReactNode;
  /** Instead of the picture, and on phones above the form: what the visitor logs in for. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A sign-in page: the form in one column, a picture beside it on large screens. */
export function AuthFrame({ title, text, beside, children }: AuthFrameProps) {
  return (
    <Container $hasStrip={beside !== undefined}>
      {beside}
      <Column>
        <Stack $gap="s32">
          <Stack $gap="s8">
            <Heading level={1}>{title}</Heading>
            {text !== undefined && <Text $tone="soft">{text}</Text>}
          </Stack>
          {children}
        </Stack>
      </Column>
      {beside === undefined && (
        <Side>
          <Picture src="/art/login.svg" alt="" priority="first" />
        </Side>
      )}
    </Container>
  );
}
