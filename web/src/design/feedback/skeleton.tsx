import { styled } from 'styled-components';
import { keyframe } from '../theme/keyframes.ts';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** A grey shape in place of something that is loading. Put several in a `SkeletonGroup`. */
export const SkeletonBlock = styled.span<{ $width?: string; $height?: string; $ratio?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = 'auto' }) => $height};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: ${theme.radius.control};
  background: ${theme.colour.skeleton};
  animation: ${keyframe('breathe')} 1600ms ease-in-out infinite;
`;

const Lines = styled.span`
  display: grid;
  gap: ${theme.space.s12};
`;

/** Grey lines in place of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonBlock
          key={index}
          $height="0.875rem"
          $width={index === lines - 1 && lines > 1 ? '62%' : '100%'}
        />
      ))}
    </Lines>
  );
}

type SkeletonGroupProps = {
  /** Read out once; default 'Loading...'. */
  label?: string | undefined;
  children: React.ReactNode;
};

/** Tells screen readers that the content is loading. */
export function SkeletonGroup({ label = 'Loading...', children }: SkeletonGroupProps) {
  return (
    <div aria-busy>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <div aria-hidden>{children}</div>
    </div>
  );
}
