import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Picture, type PicturePriority } from './picture.tsx';
import { PlayButton } from './play-button.tsx';
import { SlideTrack } from './slide-track.tsx';
import { type Slide, useSlides } from './use-slides.ts';
import { TurnButton } from './turn-button.tsx';

/** Aspect ratio of the frame on phones. */
const PHONE_RATIO = '4 / 3';

const Frame = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${theme.radius.card};
`;

/** Opens the picture; a drag that began on it does not. */
const OpenButton = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: inherit;

  &:focus-visible {
    outline-color: ${theme.colour.onPicture};
    outline-offset: -6px;
  }
`;

const Bar = styled.div`
  position: absolute;
  inset: auto ${theme.space.s12} ${theme.space.s12};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s8};
  pointer-events: none;

  > button {
    pointer-events: auto;
  }

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

/** On a line of its own on phones, before the buttons from tablets on. */
const Caption = styled.p`
  flex: 1 0 100%;

  > * {
    display: inline-block;
    padding: ${theme.space.s12} ${theme.space.s16};
    border-radius: ${theme.radius.control};
    background: ${theme.colour.pictureVeil};
    color: ${theme.colour.onPicture};
    font-size: ${theme.size.small};
    pointer-events: auto;
  }

  ${media.tablet} {
    flex-basis: auto;
    order: -1;

    > * {
      font-size: ${theme.size.body};
    }
  }
`;

type ImageSliderProps = {
  /** Accessible name, for instance 'Pictures of Pelican Cove'. */
  label: string;
  slides: readonly Slide[];
  /** Aspect ratio of the frame, default '16 / 9'. */
  ratio?: string | undefined;
  /** A press on a picture, with its index. */
  onOpen?: ((index: number) => void) | undefined;
};

/**
 * Pictures that advance every 5 seconds and by swipe, drag, arrows and keys (`useSlides`). They also
 * pause under the pointer and while focus is inside; Play starts them even while it has the focus.
 */
export function ImageSlider({ label, slides, ratio = '16 / 9', onOpen }: ImageSliderProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const state = useSlides(slides.length, hovered || focused);
  const { current, several, turn, canPause, paused, setPaused, running } = state;
  const count = Math.max(slides.length, 1);
  const over = slides[current]?.over;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!several || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  };

  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };

  const pictureOf = (src: string | undefined, alt: string, priority?: PicturePriority) => (
    <Picture src={src} alt={alt} ratio={ratio} phoneRatio={PHONE_RATIO} priority={priority} />
  );

  if (slides.length === 0) {
    return <Frame aria-label={label}>{pictureOf(undefined, '')}</Frame>;
  }
  return (
    <Frame
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => {
        // Touch has no pointer that could leave; only a mouse pauses.
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
      <SlideTrack slides={slides} state={state}>
        {({ src, alt }, at) => {
          const picture = pictureOf(src, alt, at === 0 ? 'first' : undefined);
          return onOpen === undefined ? (
            picture
          ) : (
            <OpenButton
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                onOpen(at);
              }}
            >
              {picture}
            </OpenButton>
          );
        }}
      </SlideTrack>
      {(several || over !== undefined) && (
        <Bar>
          {over !== undefined && <Caption>{over}</Caption>}
          {several && (
            <>
              <Count aria-hidden>
                {current + 1} of {count}
              </Count>
              {canPause && (
                <PlayButton
                  tone="picture"
                  isPlaying={!paused}
                  onToggle={() => {
                    setPaused(!paused);
                    // Pressing Play asks for motion; the next focus inside pauses again.
                    if (paused) setFocused(false);
                  }}
                />
              )}
              <TurnButton to="previous" onTurn={turn} />
              <TurnButton to="next" onTurn={turn} />
            </>
          )}
        </Bar>
      )}
      {/* Not read out while the pictures advance by themselves. */}
      <VisuallyHidden aria-live={running ? 'off' : 'polite'}>
        {several ? `${current + 1} of ${count}` : ''}
      </VisuallyHidden>
    </Frame>
  );
}
