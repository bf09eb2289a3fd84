import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonStyles,
} from './button-styles.ts';

const Base = styled.button<ButtonLook>`
  ${buttonStyles}
`;

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Takes the full width of its container. */
  wide?: boolean | undefined;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Work is under way: shows a spinner, ignores presses, keeps focus. */
  busy?: boolean | undefined;
  /** Text while busy, for instance 'Processing...'. */
  busyLabel?: string | undefined;
};

/**
 * A button. While busy it is `aria-disabled`, not `disabled`, because a disabled button drops the
 * keyboard focus and screen readers then lose their place.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  wide = false,
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) {
      // Stops a submit button from sending the form twice.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <Base
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      {busy ? <Spinner size="1.15em" /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </Base>
  );
}
