import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { Slide, Slides } from './use-slides.ts';

/** Receives the drags: it does not move, so a drag can begin while the pictures still move. */
const DragArea = styled.div<{ $dragging: boolean }>`
  height: 100%;
  cursor: ${({ $dragging }) => ($dragging ? 'grabbing' : 'grab')};
  touch-action: pan-y pinch-zoom;
  user-select: none;
`;

const Track = styled.ul<{ $dragging: boolean }>`
  display: flex;
  height: 100%;
  transition: transform ${({ $dragging }) => ($dragging ? '0ms' : theme.motion.slow)}
    ${theme.motion.ease};
`;

const SlideContainer = styled.li`
  flex: 0 0 100%;
  min-width: 0;
`;

type SlideTrackProps = {
  slides: readonly Slide[];
  state: Slides;
  /** One picture; `src` is undefined until its file is wanted. */
  children: (slide: { src: string | undefined; alt: string }, index: number) => ReactNode;
};

/** Pictures side by side, of which one is in view; they follow a drag. */
export function SlideTrack({ slides, state, children }: SlideTrackProps) {
  const { current, offsetPx, handlers, isLoaded } = state;
  const shift = offsetPx === null ? '0px' : `${offsetPx}px`;
  // The first picture at rest needs none, and the policy refuses the attribute in a written page.
  const isAtRest = current === 0 && offsetPx === null;
  const moved = { transform: `translateX(calc(${-100 * current}% + ${shift}))` };
  return (
    <DragArea {...handlers} $dragging={offsetPx !== null}>
      <Track $dragging={offsetPx !== null} {...(isAtRest ? {} : { style: moved })}>
        {slides.map((slide, at) => (
          <SlideContainer
            key={slide.src}
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${slides.length}`}
            inert={at !== current}
          >
            {children(isLoaded(at) ? slide : { src: undefined, alt: '' }, at)}
          </SlideContainer>
        ))}
      </Track>
    </DragArea>
  );
}
