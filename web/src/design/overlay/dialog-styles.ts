import { css, styled } from 'styled-components';
import { keyframe } from '../theme/keyframes.ts';
import { media, PHONE_QUERY } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

const DIALOG_SIZES = ['small', 'medium', 'large'] as const;
/** large: for a calendar; on phones it fills the screen. */
export type DialogSize = (typeof DIALOG_SIZES)[number];

const WIDTH = { small: '26rem', medium: '34rem', large: '52rem' } as const;

/** The whole screen of a phone: its head and its buttons stay in view, the rest scrolls. */
const phoneSheetFrame = css`
  @media ${PHONE_QUERY} {
    inset: 0;
    width: 100%;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
  }
`;

export const Frame = styled.dialog<{ $size: DialogSize }>`
  width: min(${({ $size }) => WIDTH[$size]}, calc(100vw - 2 * ${theme.space.s16}));
  max-width: none;
  max-height: calc(100dvh - 2 * ${theme.space.s16});
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.card};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  color: ${theme.colour.ink};
  animation: ${keyframe('rise')} ${theme.motion.normal} ${theme.motion.ease};

  &::backdrop {
    background: ${theme.colour.backdrop};
    animation: ${keyframe('fadeIn')} ${theme.motion.normal} ${theme.motion.ease};
  }

  &:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  ${({ $size }) => $size === 'large' && phoneSheetFrame}
`;

export const Panel = styled.div<{ $size: DialogSize }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20};
  --edge: ${theme.space.s20};
  padding: var(--edge);

  ${media.tablet} {
    --edge: ${theme.space.s24};
  }

  ${({ $size }) =>
    $size === 'large' &&
    css`
      @media ${PHONE_QUERY} {
        grid-template-rows: auto minmax(12rem, 1fr) auto;
        gap: ${theme.space.s12};
        height: 100%;

        > [data-modal-body] {
          margin-inline: calc(-1 * var(--edge));
          padding: ${theme.space.s4} var(--edge) ${theme.space.s12};
          overflow-y: auto;
          overscroll-behavior: contain;
        }
      }
    `}
`;

export const Corner = styled.div`
  position: absolute;
  z-index: 1;
  top: ${theme.space.s12};
  right: ${theme.space.s12};
`;

export const Head = styled.div<{ $room: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${theme.space.s8};
  padding-right: ${({ $room }) => ($room ? theme.space.s40 : 0)};
`;

export const Mark = styled.div<{ $front: string; $back: string }>`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-bottom: ${theme.space.s8};
  border-radius: ${theme.radius.pill};
  background: ${({ $back }) => $back};
  color: ${({ $front }) => $front};

  > svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke-width: 1.75;
  }
`;

/** Sticks to the bottom edge while a tall dialog scrolls. */
export const Actions = styled.div<{ $isLast: boolean }>`
  position: sticky;
  z-index: 1;
  bottom: 0;
  margin: 0 calc(-1 * var(--edge)) ${({ $isLast }) => ($isLast ? 'calc(-1 * var(--edge))' : 0)};
  padding: ${theme.space.s12} var(--edge)
    ${({ $isLast }) => ($isLast ? 'max(var(--edge), env(safe-area-inset-bottom))' : theme.space.s4)};
  background: ${theme.colour.raised};
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${theme.space.s12};

  /* Across the whole width on phones, where thumbs are. */
  > * {
    flex: 1 1 auto;
  }

  ${media.tablet} {
    > * {
      flex: none;
    }
  }
`;

export const Footer = styled.div`
  padding-top: ${theme.space.s16};
  box-shadow: 0 -1px 0 ${theme.colour.line};
  font-size: ${theme.size.small};
  line-height: 1.5;
  color: ${theme.colour.soft};
`;
