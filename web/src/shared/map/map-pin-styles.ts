import { css, styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';

/** Pins keep their size while their layer is scaled. */
export const UNSCALE = '--map-unscale';

/** How far a pin is lifted off the map, and how much it grows; registered, so that both can move. */
export const LIFT = '--map-lift';
export const GROW = '--map-grow';

for (const [name, syntax, initialValue] of [
  [LIFT, '<length>', '0px'],
  [GROW, '<number>', '1'],
] as const) {
  try {
    CSS.registerProperty({ name, syntax, inherits: false, initialValue });
  } catch {
    // Registered before, or not known here: then pins lift at once.
  }
}

const lifted = css`
  z-index: 2;
  ${LIFT}: 7px;
  ${GROW}: 1.1;

  /* The point of a lifted pin is where its resort is. */
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    bottom: -4px;
    left: 50%;
    width: 10px;
    height: 10px;
    margin-left: -5px;
    border-radius: 0 0 2px;
    background: inherit;
    transform: rotate(45deg);
  }
`;

const markerShape = css`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  font-family: ${theme.font.text};
  font-weight: 650;
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;
  touch-action: inherit;
  transition:
    ${LIFT} ${theme.motion.normal} ${theme.motion.ease},
    ${GROW} ${theme.motion.normal} ${theme.motion.ease},
    background-color ${theme.motion.fast} ${theme.motion.ease};
  ${tabularType}

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  /* As large a touch target as any control. */
  &::before {
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    width: max(100%, ${theme.target});
    height: max(100%, ${theme.target});
    transform: translate(-50%, -50%);
  }

  &:focus-visible {
    z-index: 3;
    outline: 2px solid ${theme.colour.ink};
    outline-offset: 2px;
  }
`;

export const Pin = styled.button<{ $lit: boolean }>`
  ${markerShape}
  min-width: 0.875rem;
  height: 1.75rem;
  padding-inline: ${theme.space.s8};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.raised};
  box-shadow:
    0 0 0 1px color-mix(in srgb, ${theme.colour.control} 45%, transparent),
    0 2px 6px rgb(9 18 21 / 0.16);
  color: ${theme.colour.ink};
  font-size: ${theme.size.tiny};

  ${({ $lit }) =>
    $lit &&
    css`
      ${lifted}
      background: ${theme.colour.lagoon};
      box-shadow: 0 6px 16px rgb(9 18 21 / 0.28);
      color: ${theme.colour.onLagoon};
    `}

  &[aria-pressed='true'] {
    ${lifted}
    background: ${theme.colour.ink};
    box-shadow: 0 6px 16px rgb(9 18 21 / 0.28);
    color: ${theme.colour.paper};
  }

  ${media.hover} {
    &:hover {
      z-index: 2;
      ${GROW}: 1.06;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

export const Group = styled.button<{ $lit: boolean }>`
  ${markerShape}
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.lagoon};
  box-shadow:
    0 0 0 2px ${theme.colour.raised},
    0 0 0 6px color-mix(in srgb, ${theme.colour.lagoon} 30%, transparent),
    0 4px 12px rgb(9 18 21 / 0.2);
  color: ${theme.colour.onLagoon};
  font-size: ${theme.size.small};

  ${({ $lit }) =>
    $lit &&
    css`
      z-index: 2;
      ${GROW}: 1.12;
      background: ${theme.colour.ink};
      color: ${theme.colour.paper};
    `}

  ${media.hover} {
    &:hover {
      z-index: 2;
      background: ${theme.colour.lagoonHover};
    }
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

/** A resort without a known price is a dot. */
export const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: ${theme.radius.pill};
  background: currentcolor;
`;
