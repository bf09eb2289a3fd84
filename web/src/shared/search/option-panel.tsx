import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';

/** Where the panel is: over the page below or above its field, or part of the page. */
export type PanelPlace = 'below' | 'above' | 'inPage';

const Floating = styled.div<{ $above: boolean }>`
  position: absolute;
  z-index: ${theme.layer.drop};
  left: 0;
  padding: ${theme.space.s8};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  ${({ $above }) =>
    $above
      ? css`
          bottom: calc(100% + ${theme.space.s12});
          width: max(100%, 24rem);
          max-height: min(26rem, calc(74svh - 6rem));
        `
      : css`
          top: calc(100% + ${theme.space.s8});
          right: 0;
          max-height: min(34rem, calc(100dvh - 6rem));
        `}
`;

const InPage = styled.div`
  padding-top: ${theme.space.s16};
`;

/** The frame of the options of a search field. */
export function OptionPanel({ place, children }: { place: PanelPlace; children: ReactNode }) {
  return place === 'inPage' ? (
    <InPage>{children}</InPage>
  ) : (
    <Floating $above={place === 'above'}>{children}</Floating>
  );
}

const Nothing = styled.p`
  padding: ${theme.space.s8} ${theme.space.s12};
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

/** In place of the options when nothing matches what is typed. */
export function NoSuggestions() {
  return <Nothing>Nothing by that name so far. A country or a coast is a good start.</Nothing>;
}
