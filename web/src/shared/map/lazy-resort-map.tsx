import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { FullScreen } from './full-screen.tsx';
import type { ResortMapProps } from './resort-map.tsx';

type LazyResortMapProps = Omit<ResortMapProps, 'label'> & { label?: string | undefined };

type Attempt = { map: ComponentType<ResortMapProps> | null; failed: boolean; count: number };

/** Where the map is about to be. */
const Waiting = styled.div`
  position: relative;
  height: 100%;

  * {
    height: 100%;
    border-radius: ${theme.radius.card};
  }
`;

/** The map once its code is there, which is loaded with the first one. */
function LoadedMap(props: ResortMapProps) {
  const [{ map: Map, failed, count }, setAttempt] = useState<Attempt>({
    map: null,
    failed: false,
    count: 0,
  });
  const { carousel } = props;

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
  if (failed) {
    return (
      <ErrorState
        level={3}
        title="The map could not be loaded"
        text="You may be offline. The list has the same resorts."
        onRetry={() => setAttempt({ map: null, failed: false, count: count + 1 })}
        action={
          carousel !== undefined && (
            <Button variant="quiet" onClick={carousel.onList}>
              List
            </Button>
          )
        }
      />
    );
  }
  return (
    <Waiting>
      <SkeletonGroup label="Loading the map...">
        <SkeletonBlock />
      </SkeletonGroup>
    </Waiting>
  );
}

/** A map that fills its parent, or with a carousel the screen. */
export function LazyResortMap({ label = 'Map of resorts', ...rest }: LazyResortMapProps) {
  const { carousel } = rest;
  const map = <LoadedMap {...rest} label={label} />;
  if (carousel === undefined) return map;
  return (
    <FullScreen label={label} onClose={carousel.onList}>
      {map}
    </FullScreen>
  );
}
