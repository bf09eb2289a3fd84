import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import type { ResortMapProps } from './resort-map.tsx';

type Attempt = { map: ComponentType<ResortMapProps> | null; failed: boolean; count: number };

/** Where the map is about to be: in its parent, or over the whole screen. */
const Waiting = styled.div<{ $isFull: boolean }>`
  position: ${({ $isFull }) => ($isFull ? 'fixed' : 'relative')};
  z-index: ${theme.layer.drop};
  inset: 0;
  height: 100%;

  * {
    height: 100%;
    border-radius: ${theme.radius.card};
  }
`;

/** The map; its code is loaded with the first one. Fills its parent. */
export function LazyResortMap(props: ResortMapProps) {
  const [{ map: Map, failed, count }, setAttempt] = useState<Attempt>({
    map: null,
    failed: false,
    count: 0,
  });

  useEffect(() => {
    let active = true;
    const keep = (next: Omit<Attempt, 'count'>): void => {
      if (active) setAttempt({ ...next, count });
    };
    import('./resort-map.tsx').then(
      (module) => keep({ map: module.default, failed: false }),
      () => keep({ map: null, failed: true }),
    );
    return () => {
      active = false;
    };
  }, [count]);

  if (Map !== null) return <Map {...props} />;
  const isFull = props.carousel !== undefined;
  if (failed) {
    return (
      <ErrorState
        level={3}
        title="The map could not be loaded"
        text="You may be offline. The list has the same resorts."
        onRetry={() => setAttempt({ map: null, failed: false, count: count + 1 })}
      />
    );
  }
  return (
    <Waiting $isFull={isFull}>
      <SkeletonGroup label="Loading the map...">
        <SkeletonBlock />
      </SkeletonGroup>
    </Waiting>
  );
}
