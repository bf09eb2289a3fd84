import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

const BUTTON_VARIANTS = ['primary', 'accent', 'quiet', 'danger', 'link'] as const;
/**
 * primary: the main action. accent: the same where "now" matters (Last Call). quiet: other actions.
 * danger: deletes or cancels something. link: looks like a text link.
 */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

const BUTTON_SIZES = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

export type ButtonLook = {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
};

const filled = (back: string, backHover: string, front: string) => css`
  background: ${back};
  color: ${front};

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${backHover};
    }
  }
`;

const VARIANT_CSS = {
  primary: filled(theme.colour.lagoon, theme.colour.lagoonHover, theme.colour.onLagoon),
  accent: filled(theme.colour.coral, theme.colour.coralHover, theme.colour.onCoral),
  danger: filled(theme.colour.bad, theme.colour.badHover, theme.colour.onBad),
  quiet: css`
    background: transparent;
    color: ${theme.colour.ink};
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${theme.colour.control} 60%, transparent);

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${theme.colour.sunken};
        box-shadow: inset 0 0 0 1px ${theme.colour.control};
      }
    }
  `,
  link: css`
    padding-inline: 0;
    background: transparent;
    color: ${theme.colour.lagoon};
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentcolor 35%, transparent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        color: ${theme.colour.lagoonHover};
        text-decoration-color: currentcolor;
      }
    }
  `,
} satisfies Record<ButtonVariant, unknown>;

const SIZE_CSS = {
  small: css`
    /* Fingers need more room than pointers. */
    min-height: ${theme.target};

    ${media.tablet} {
      min-height: 2.25rem;
    }
    padding: ${theme.space.s4} ${theme.space.s12};
    font-size: ${theme.size.small};
  `,
  medium: css`
    min-height: ${theme.target};
    padding: ${theme.space.s8} ${theme.space.s20};
  `,
  large: css`
    min-height: 3.25rem;
    padding: ${theme.space.s12} ${theme.space.s32};
    font-size: ${theme.size.lead};
  `,
} satisfies Record<ButtonSize, unknown>;

/** Shared by buttons and by links that look like buttons. */
export const buttonStyles = css<ButtonLook>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s8};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-width: ${theme.target};
  border: 0;
  border-radius: ${theme.radius.control};
  font-family: ${theme.font.text};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    box-shadow ${theme.motion.fast} ${theme.motion.ease},
    color ${theme.motion.fast} ${theme.motion.ease};
  ${({ $size }) => SIZE_CSS[$size]}
  ${({ $variant }) => VARIANT_CSS[$variant]}

  > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    stroke-width: 1.75;
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &:disabled {
    background: ${({ $variant }) => ($variant === 'link' ? 'transparent' : theme.colour.sunken)};
    box-shadow: none;
    color: ${theme.colour.faint};
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
