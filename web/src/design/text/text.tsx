import { styled, css } from 'styled-components';
import { theme, themeValue } from '../theme/theme.ts';
import { overlineType, tabularType } from '../theme/typography.ts';

const TEXT_TONES = ['ink', 'soft', 'faint', 'good', 'warn', 'bad', 'coralText'] as const;
export type TextTone = (typeof TEXT_TONES)[number];

const TEXT_SIZES = ['tiny', 'small', 'body', 'lead'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** A paragraph. `as="span"` inside other text. Lines never grow beyond 68 characters. */
export const Text = styled.p<{
  $size?: TextSize;
  $tone?: TextTone;
  $tabular?: boolean;
  $strong?: boolean;
}>`
  max-width: 68ch;
  overflow-wrap: anywhere;
  font-size: ${({ $size = 'body' }) => themeValue('size', $size)};
  line-height: ${({ $size = 'body' }) => ($size === 'tiny' || $size === 'small' ? 1.5 : 1.6)};
  color: ${({ $tone = 'ink' }) => themeValue('colour', $tone)};
  ${({ $strong }) =>
    $strong &&
    css`
      font-weight: 600;
    `}
  ${({ $tabular }) => $tabular && tabularType}
`;

/** Small capitals above a heading or a value. */
export const Overline = styled.p`
  ${overlineType}
  color: ${theme.colour.soft};
`;
