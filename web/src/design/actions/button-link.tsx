import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonStyles,
} from './button-styles.ts';
import { UNMARKED } from '../text/unmarked.ts';

const Base = styled(Link).attrs(UNMARKED)<ButtonLook>`
  ${buttonStyles}
`;

export type ButtonLinkProps = Omit<LinkProps, 'children'> & {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  icon?: ReactNode;
};

/** A link that looks like a button. Use it to navigate and `Button` for actions. */
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
