import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';
import { useReducedMotion } from '../theme/use-media-query.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Picture } from './picture.tsx';
import { usePageVisible } from './use-page-visible.ts';
import { useSwipe } from './use-swipe.ts';

/** Time a picture stays before the next comes by itself (rules 1.7). */
const SLIDE_MS = 5000;
/** How far a drag must go to turn the page (rules 1.7). */
const SWIPE_PX = 50;

export type Slide = { src: string; alt: string };

const Frame = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${theme.radius.card};
`;

/** Takes the drags: it stays where it is, so one that begins while the pictures still move counts. */
const DragArea = styled.div<{ $dragging: boolean }>`
  cursor: ${({ $dragging }) => ($dragging ? 'grabbing' : 'grab')};
  touch-action: pan-y pinch-zoom;
  user-select: none;
`;

const Track = styled.ul<{ $dragging: boolean }>`
  display: flex;
  transition: transform ${({ $dragging }) => ($dragging ? '0ms' : theme.motion.slow)}
    ${theme.motion.ease};
`;

const SlidePlace = styled.li`
  flex: 0 0 100%;
  min-width: 0;
`;

const Bar = styled.div`
  position: absolute;
  inset: auto ${theme.space.s12} ${theme.space.s12};
  display: flex;
  align-items: center;
  gap: ${theme.space.s8};

  ${media.print} {
    display: none;
  }
`;

const Count = styled.p`
  ${tabularType}
  margin-right: auto;
  padding: ${theme.space.s4} ${theme.space.s12};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.pictureVeil};
  color: ${theme.colour.onPicture};
  font-size: ${theme.size.tiny};
  font-weight: 600;
`;

type ImageSliderProps = {
  /** Names the pictures, for instance 'Pictures of Pelican Cove'. */
  label: string;
  slides: readonly Slide[];
  /** Shape of the frame, default '16 / 9'. */
  ratio?: string | undefined;
  /** Shape on phones, default '4 / 3'. */
  phoneRatio?: string | undefined;
  intervalMs?: number | undefined;
};

/** Shows slide `next` after `intervalMs` while `running`; starts over with each new `next`. */
const useAutoAdvance = (
  running: boolean,
  next: number,
  intervalMs: number,
  show: (index: number) => void,
) => {
  const advance = useEffectEvent(show);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      advance(next);
    }, intervalMs);
    return () => {
      clearTimeout(timer);
    };
  }, [running, next, intervalMs]);
};

/**
 * Pictures that turn by themselves every 5 seconds and by swipe, drag, arrows and keys. They stop
 * for good on Pause, and rest under the pointer, while focus is inside, in a background tab, and
 * for readers who want less motion (WCAG 2.2.2). Play sets them going although it has the focus.
 */
export function ImageSlider({
  label,
  slides,
  ratio = '16 / 9',
  phoneRatio = '4 / 3',
  intervalMs = SLIDE_MS,
}: ImageSliderProps) {
  const [index, setIndex] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  const visible = usePageVisible();

  const count = Math.max(slides.length, 1);
  const current = Math.min(index, count - 1);

  const show = (target: number): void => {
    setIndex(target);
    setFurthest(Math.max(furthest, target));
  };
  const turn = (step: number): void => {
    show((current + step + count) % count);
  };
  const { offsetPx, handlers } = useSwipe(SWIPE_PX, turn);
  const several = slides.length > 1;
  const resting = hovered || focused || offsetPx !== null || !visible;
  const automatic = several && !paused && !reducedMotion;
  useAutoAdvance(automatic && !resting, (current + 1) % count, intervalMs, show);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!several || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  };

  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };

  if (slides.length === 0) {
    return (
      <Frame aria-label={label}>
        <Picture src={undefined} alt="" ratio={ratio} phoneRatio={phoneRatio} />
      </Frame>
    );
  }

  const shift = offsetPx === null ? '0px' : `${offsetPx}px`;
  return (
    <Frame
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => {
        // A finger leaves no pointer behind; only a mouse rests.
        if (event.pointerType === 'mouse') setHovered(true);
      }}
      onPointerLeave={() => {
        setHovered(false);
      }}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={onBlur}
    >
      <DragArea {...(several ? handlers : {})} $dragging={offsetPx !== null}>
        <Track
          $dragging={offsetPx !== null}
          style={{ transform: `translateX(calc(${-100 * current}% + ${shift}))` }}
        >
          {slides.map((slide, at) => (
            <SlidePlace
              key={slide.src}
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${count}`}
              inert={at !== current}
            >
              {/* Pictures load one ahead of the reader, not all at once. */}
              {at <= furthest + 1 || at === current || at === count - 1 ? (
                <Picture
                  src={slide.src}
                  alt={slide.alt}
                  ratio={ratio}
                  phoneRatio={phoneRatio}
                  eager={at === 0}
                />
              ) : (
                <Picture src={undefined} alt="" ratio={ratio} phoneRatio={phoneRatio} />
              )}
            </SlidePlace>
          ))}
        </Track>
      </DragArea>
      {several && (
        <Bar>
          <Count aria-hidden>
            {current + 1} of {count}
          </Count>
          {!reducedMotion && (
            <IconButton
              tone="picture"
              label={paused ? 'Play' : 'Pause'}
              icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
              onClick={() => {
                setPaused(!paused);
                // Whoever asks for motion gets it; the next focus inside makes them rest again.
                if (paused) setFocused(false);
              }}
            />
          )}
          <IconButton
            tone="picture"
            label="Previous"
            icon={<ChevronLeft aria-hidden />}
            onClick={() => {
              turn(-1);
            }}
          />
          <IconButton
            tone="picture"
            label="Next"
            icon={<ChevronRight aria-hidden />}
            onClick={() => {
              turn(1);
            }}
          />
        </Bar>
      )}
      {/* Silent while the pictures turn by themselves. */}
      <VisuallyHidden aria-live={automatic && !resting ? 'off' : 'polite'}>
        {several ? `${current + 1} of ${count}` : ''}
      </VisuallyHidden>
    </Frame>
  );
}
