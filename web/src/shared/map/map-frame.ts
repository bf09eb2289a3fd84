import { styled } from 'styled-components';
import { Button } from '../../design/actions/button.tsx';
import { theme } from '../../design/theme/theme.ts';

/** The edge of the map; a full screen has none. */
export const Frame = styled.section<{ $isFull: boolean }>`
  position: relative;
  isolation: isolate;
  /* Not hidden: the focus on a pin beyond the edge must not scroll the content. */
  overflow: clip;
  width: 100%;
  height: 100%;
  border-radius: ${({ $isFull }) => ($isFull ? 0 : theme.radius.card)};
  background: ${theme.colour.sea};
`;

/** What is dragged: the picture and its pins. */
export const Surface = styled.div<{ $gentle: boolean }>`
  position: absolute;
  inset: 0;
  overflow: clip;
  border-radius: inherit;
  touch-action: ${({ $gentle }) => ($gentle ? 'pan-y' : 'none')};
  user-select: none;
  cursor: grab;

  &[data-dragging] {
    cursor: grabbing;

    * {
      cursor: inherit;
    }
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** What lies on the map lets presses between its parts through. */
export const Top = styled.div`
  position: absolute;
  inset: ${theme.space.s12} ${theme.space.s12} auto;
  display: grid;
  gap: ${theme.space.s8};
  justify-items: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  > button {
    box-shadow: ${theme.shadow.float};
    border-radius: ${theme.radius.pill};
  }
`;

/** What lies at the lower edge. */
export const Bottom = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  pointer-events: none;

  > * > *,
  > button {
    pointer-events: auto;
  }
`;

/** A card, and below it the scale. */
export const Left = styled.div`
  display: grid;
  gap: ${theme.space.s12};
  max-width: 24rem;
  padding: 0 ${theme.space.s12} ${theme.space.s12};
`;

/** The way back to the list. */
export const ListPill = styled(Button)`
  justify-self: center;
  margin-bottom: max(${theme.space.s16}, env(safe-area-inset-bottom));
  border-radius: ${theme.radius.pill};
  box-shadow: ${theme.shadow.float};
`;
