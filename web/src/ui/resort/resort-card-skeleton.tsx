import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { SkeletonBlock } from '../feedback/skeleton.tsx';

const Shape = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s8};

  > :first-child {
    margin-bottom: ${theme.space.s8};
    border-radius: ${theme.radius.card};
  }
`;

/** The outline of a `ResortCard` while resorts are on their way. Several in a `SkeletonGroup`. */
export function ResortCardSkeleton() {
  return (
    <Shape aria-hidden>
      <SkeletonBlock $ratio="4 / 3" />
      <SkeletonBlock $height="0.875rem" $width="55%" />
      <SkeletonBlock $height="1.375rem" $width="82%" />
      <SkeletonBlock $height="0.875rem" $width="44%" />
      <SkeletonBlock $height="0.875rem" $width="64%" />
    </Shape>
  );
}
