import type { MapArea } from '@club/domain/directory/map-area';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { useReducedMotion } from '../../design/theme/use-media-query.ts';
import type { MapCamera } from './map-camera.ts';
import { MapCard, type MapCardFacts } from './map-card.tsx';
import { useRestingArea } from './use-resting-area.ts';

/** A swipe has ended when nothing has scrolled for this long. */
const REST_MS = 140;

/** Room for a card with a long name and the days of its stay, so that nothing above it moves. */
const ROW_HEIGHT = `calc(9.5rem + ${theme.space.s8} + ${theme.space.s16})`;

const Track = styled.ul`
  display: flex;
  box-sizing: border-box;
  min-height: ${ROW_HEIGHT};
  gap: ${theme.space.s12};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  /* Room for the shadows, which a track that scrolls cuts off. */
  padding: ${theme.space.s8} 6% ${theme.space.s16};

  > li {
    flex: none;
    width: min(100%, 22rem);
    scroll-snap-align: center;

    > article {
      height: 100%;
      box-shadow: 0 2px 10px rgb(9 18 21 / 0.16);
    }

    &[aria-current='true'] > article {
      box-shadow: 0 0 0 2px ${theme.colour.lagoon};
    }
  }
`;

/** What is above the cards stays where it is when no resort is in view. */
const EmptyTrack = styled.div`
  height: ${ROW_HEIGHT};
`;

type MapCarouselProps = {
  camera: MapCamera;
  /** The cards of resorts in an area. */
  cardsIn: (area: MapArea) => readonly MapCardFacts[];
  selectedId: string | null;
  onSelect: (id: string) => void;
};

/** The resorts in view as a row of cards: a swipe selects the next one, its pin shows its card. */
export function MapCarousel({ camera, cardsIn, selectedId, onSelect }: MapCarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef(0);
  /** By a finger or a wheel: what the focus or the map scrolls selects nothing. */
  const isSwiped = useRef(false);
  const still = useReducedMotion();
  const cards = cardsIn(useRestingArea(camera).area);

  useEffect(() => {
    const list = track.current;
    if (list === null || selectedId === null) return;
    const card = list.querySelector<HTMLElement>(`[data-card="${CSS.escape(selectedId)}"]`);
    if (card === null) return;
    const left = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2;
    list.scrollTo({ left, behavior: still ? 'auto' : 'smooth' });
  }, [selectedId, still]);

  useEffect(() => () => clearTimeout(rest.current), []);

  const settle = (): void => {
    const list = track.current;
    if (list === null || !isSwiped.current) return;
    isSwiped.current = false;
    const middle = list.scrollLeft + list.clientWidth / 2;
    const found = [...list.querySelectorAll<HTMLElement>('[data-card]')].find(
      ({ offsetLeft, offsetWidth }) => offsetLeft <= middle && middle <= offsetLeft + offsetWidth,
    );
    const id = found?.dataset['card'];
    if (id !== undefined && id !== selectedId) onSelect(id);
  };

  if (cards.length === 0) return <EmptyTrack />;
  return (
    <Track
      ref={track}
      aria-label="Resorts on the map"
      onPointerDown={() => {
        isSwiped.current = true;
      }}
      onPointerUp={() => {
        // A press: a swipe ends with pointercancel, because the browser scrolls.
        isSwiped.current = false;
      }}
      onWheel={() => {
        isSwiped.current = true;
      }}
      onScroll={() => {
        clearTimeout(rest.current);
        rest.current = window.setTimeout(settle, REST_MS);
      }}
    >
      {cards.map((card) => (
        <li
          key={card.resort.id}
          data-card={card.resort.id}
          aria-current={card.resort.id === selectedId ? 'true' : undefined}
        >
          <MapCard {...card} form="wide" />
        </li>
      ))}
    </Track>
  );
}
