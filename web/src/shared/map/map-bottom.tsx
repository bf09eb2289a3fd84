import type { MapArea } from '@club/domain/directory/map-area';
import { List } from 'lucide-react';
import type { MapCamera } from './map-camera.ts';
import { MapCard, type MapCardFacts } from './map-card.tsx';
import { MapCarousel } from './map-carousel.tsx';
import { Bottom, Left, ListPill } from './map-frame.ts';
import type { MapPoint } from './map-point.ts';
import { SamePlaceList } from './same-place-list.tsx';
import { ViewNotes } from './view-notes.tsx';

/** Cards to swipe through, and the way back to the list. */
export type MapCards = {
  cardsIn: (area: MapArea) => readonly MapCardFacts[];
  onList: () => void;
};

type MapBottomProps = {
  camera: MapCamera;
  points: readonly MapPoint[];
  /** The resorts of an opened group that no zoom can split. */
  together: readonly MapPoint[];
  onCloseGroup: () => void;
  /** The card of the selected resort, where there is no room beside its pin. */
  card: MapCardFacts | undefined;
  carousel: MapCards | undefined;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  onCloseCard: () => void;
  /** Called when the list of a group is closed, which had the focus. */
  onFocusMap: () => void;
};

/** What lies at the lower edge of the map: opened group, card, scale and the cards of a phone. */
export function MapBottom({
  camera,
  points,
  together,
  onCloseGroup,
  card,
  carousel,
  selectedId,
  onSelect,
  onCloseCard,
  onFocusMap,
}: MapBottomProps) {
  return (
    <Bottom>
      <Left>
        {together.length > 0 && (
          <SamePlaceList
            key={together[0]?.id}
            points={together}
            onSelect={(id) => {
              onCloseGroup();
              onSelect(id);
            }}
            onClose={() => {
              onCloseGroup();
              onFocusMap();
            }}
          />
        )}
        {together.length === 0 && card !== undefined && (
          <MapCard key={card.resort.id} {...card} form="wide" onClose={onCloseCard} />
        )}
        <ViewNotes camera={camera} points={points} />
      </Left>
      {carousel !== undefined && (
        <>
          <MapCarousel
            camera={camera}
            cardsIn={carousel.cardsIn}
            selectedId={selectedId}
            onSelect={onSelect}
          />
          <ListPill icon={<List aria-hidden />} onClick={carousel.onList}>
            List
          </ListPill>
        </>
      )}
    </Bottom>
  );
}
