import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled, css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

const chipShape = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s8};
  min-width: ${theme.target};
  min-height: ${theme.target};
  padding: ${theme.space.s4} ${theme.space.s12};
  border: 0;
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.small};
  font-weight: 550;
  line-height: 1.2;
  cursor: pointer;

  > svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 1.75;
  }

  ${media.tablet} {
    min-height: 2.25rem;
    padding-inline: ${theme.space.s16};
  }
`;

const Toggle = styled.button`
  ${chipShape}
  background: transparent;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${theme.colour.control} 60%, transparent);

  ${media.hover} {
    &:hover {
      background: ${theme.colour.sunken};
    }
  }

  &[aria-pressed='true'] {
    background: ${theme.colour.ink};
    box-shadow: none;
    color: ${theme.colour.paper};
  }
`;

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-pressed'> & {
  children: ReactNode;
  /** Whether it is chosen; screen readers read it as pressed. */
  on: boolean;
  icon?: ReactNode;
};

/** A filter that is on or off. */
export function Chip({ children, on, icon, ...rest }: ChipProps) {
  return (
    <Toggle type="button" {...rest} aria-pressed={on}>
      {icon}
      {children}
    </Toggle>
  );
}

const Removable = styled.button`
  ${chipShape}
  padding-right: ${theme.space.s12};
  background: ${theme.colour.lagoonTint};
  color: ${theme.colour.lagoonHover};
`;

type RemovableChipProps = {
  children: ReactNode;
  /**
   * Names what a press removes, for instance 'Remove filter Beach'. Must contain the visible text.
   */
  removeLabel: string;
  onRemove: () => void;
};

/** An active filter; a press removes it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <Removable type="button" aria-label={removeLabel} onClick={onRemove}>
      {children}
      <X aria-hidden />
    </Removable>
  );
}
