import { styled } from 'styled-components';
import { keyframe } from '../theme/keyframes.ts';
import { theme } from '../theme/theme.ts';

const Ring = styled.span<{ $size: string }>`
  display: inline-block;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  flex: none;
  border: 2px solid color-mix(in srgb, currentcolor 25%, transparent);
  border-top-color: currentcolor;
  border-radius: ${theme.radius.pill};
  animation: ${keyframe('turn')} 800ms linear infinite;
`;

/** A spinning ring. Decorative: the text beside it says what is happening. */
export function Spinner({ size = '1.5rem' }: { size?: string | undefined }) {
  return <Ring aria-hidden $size={size} />;
}
