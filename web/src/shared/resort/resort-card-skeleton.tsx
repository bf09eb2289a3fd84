import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { CardGrid } from '../../design/layout/card-grid.tsx';

const Shape = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s8};

  > :first-child {
    margin-bottom: ${theme.space.s8};
    border-radius: ${theme.radius.card};
  }
`;

function ResortCardSkeleton() {
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

type ResortCardSkeletonsProps = {
  count: number;
  /** Read out while the resorts load. */
  label?: string | undefined;
};

/** The outlines of a grid of `ResortCard` while resorts load. */
export function ResortCardSkeletons({ count, label }: ResortCardSkeletonsProps) {
  return (
    <SkeletonGroup label={label}>
      <CardGrid as="div">
        {Array.from({ length: count }, (_, index) => (
          <ResortCardSkeleton key={index} />
        ))}
      </CardGrid>
    </SkeletonGroup>
  );
}
