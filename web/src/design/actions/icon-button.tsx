import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled, css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { UNMARKED } from '../text/unmarked.ts';

const ICON_BUTTON_TONES = ['plain', 'picture'] as const;
/** plain: on paper. picture: on an image, with its own veil. */
export type IconButtonTone = (typeof ICON_BUTTON_TONES)[number];

const TONE_CSS = {
  plain: css`
    background: transparent;
    color: ${theme.colour.ink};

    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${theme.colour.sunken};
      }
    }
  `,
  picture: css`
    background: ${theme.colour.pictureVeil};
    color: ${theme.colour.onPicture};

    ${media.hover} {
      &:hover:not(:disabled) {
        background: rgb(9 18 21 / 0.82);
      }
    }

    &:focus-visible {
      outline-color: ${theme.colour.onPicture};
      outline-offset: -4px;
    }
  `,
} satisfies Record<IconButtonTone, unknown>;

const iconButtonStyles = css<{ $tone: IconButtonTone }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.target};
  height: ${theme.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  cursor: pointer;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    color ${theme.motion.fast} ${theme.motion.ease};
  ${({ $tone }) => TONE_CSS[$tone]}

  > svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }
`;

const Base = styled.button<{ $tone: IconButtonTone }>`
  ${iconButtonStyles}
`;

const LinkBase = styled(Link).attrs(UNMARKED)<{ $tone: IconButtonTone }>`
  ${iconButtonStyles}
`;

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** What it does: the accessible name and the tooltip. */
  label: string;
  /** A shorter tooltip, where the label names what is beside it. */
  title?: string | undefined;
  icon: ReactNode;
  tone?: IconButtonTone | undefined;
};

/** A round button with only an icon, 44 px. */
export function IconButton({
  label,
  title = label,
  icon,
  tone = 'plain',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Base {...rest} type={type} aria-label={label} title={title} $tone={tone}>
      {icon}
    </Base>
  );
}

type IconButtonLinkProps = Omit<LinkProps, 'children' | 'aria-label'> & {
  label: string;
  icon: ReactNode;
};

/** The same as a link, on paper. */
export function IconButtonLink({ label, icon, ...rest }: IconButtonLinkProps) {
  return (
    <LinkBase {...rest} aria-label={label} title={label} $tone="plain">
      {icon}
    </LinkBase>
  );
}
