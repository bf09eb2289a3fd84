import type { MapArea } from '@club/domain/directory/map-area';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../design/actions/button.tsx';
import { tickStyles } from '../../design/form/tick-styles.ts';
import { theme } from '../../design/theme/theme.ts';
import type { MapCamera } from './map-camera.ts';
import { areaOfView } from './map-view.ts';

/** The map rests when it has not moved for this long. */
const REST_MS = 450;

const Pill = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.s8};
  min-height: ${theme.target};
  padding-inline: ${theme.space.s16};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  font-size: ${theme.size.small};
  font-weight: 550;
  cursor: pointer;

  > input {
    ${tickStyles}
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    cursor: inherit;
  }
`;

type SearchAsIMoveProps = {
  camera: MapCamera;
  /** The map itself, which says whether it is held. */
  surface: RefObject<HTMLElement | null>;
  onArea: (area: MapArea) => void;
};

/** Searches the area in view whenever the reader has moved the map, or offers to. */
export function SearchAsIMove({ camera, surface, onArea }: SearchAsIMoveProps) {
  const [isOn, setIsOn] = useState(true);
  const [isMoved, setIsMoved] = useState(false);
  const rested = useEffectEvent(() => {
    if (isOn) onArea(areaOfView(camera.view(), camera.size()));
  });

  useEffect(() => {
    let rest = 0;
    const settle = (): void => {
      // A finger that rests on the map is about to move it further.
      if (surface.current?.dataset['dragging'] !== undefined) {
        rest = window.setTimeout(settle, REST_MS);
      } else rested();
    };
    const stop = camera.subscribe((by) => {
      if (by === 'room') return;
      clearTimeout(rest);
      setIsMoved(by === 'reader');
      if (by === 'reader') rest = window.setTimeout(settle, REST_MS);
    });
    return () => {
      stop();
      clearTimeout(rest);
    };
  }, [camera, surface]);

  const search = (): void => {
    setIsMoved(false);
    onArea(areaOfView(camera.view(), camera.size()));
  };
  return (
    <>
      <Pill>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setIsOn(target.checked);
            if (target.checked && isMoved) search();
          }}
        />
        Search as I move
      </Pill>
      {!isOn && isMoved && (
        <Button size="small" onClick={search}>
          Search this area
        </Button>
      )}
    </>
  );
}
