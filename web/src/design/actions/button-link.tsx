import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonStyles,
} from './button-styles.ts';

const Base = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

export type ButtonLinkProps = Omit<LinkProps, 'children'> & {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  icon?: ReactNode;
};

/** Goes somewhere and looks like a button. What does something is a `Button`. */
export function ButtonLink({
  children,
  variant = 'primary',
  size = 'medium',
  wide = false,
  icon,
  ...rest
}: ButtonLinkProps) {
  return (
    <Base {...rest} $variant={variant} $size={size} $wide={wide}>
      {icon}
      {children}
    </Base>
  );
}
