import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { keyframe } from '../theme/keyframes.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { useModal } from '../overlay/use-modal.ts';
import { PlayButton } from './play-button.tsx';
import { SlideTrack } from './slide-track.tsx';
import { type Slide, useSlides } from './use-slides.ts';
import { TurnButton } from './turn-button.tsx';

/** Dark in both colour schemes, so that only the picture shines. */
const Frame = styled.dialog`
  color-scheme: dark;
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${theme.colour.sunken};
  color: ${theme.colour.ink};
  animation: ${keyframe('fadeIn')} ${theme.motion.normal} ${theme.motion.ease};

  &:focus-visible {
    outline: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s4};
  padding: ${theme.space.s8} ${theme.space.s16};

  > p {
    ${tabularType}
    margin-right: auto;
    font-size: ${theme.size.small};
    font-weight: 600;
  }
`;

const Stage = styled.div`
  position: relative;
  min-height: 0;
  overflow: hidden;
`;

const Shown = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;

  ${media.tablet} {
    padding-inline: ${theme.space.s80};
  }
`;

/** On phones the swipe turns the pictures; the arrows are for a mouse. */
const Side = styled.div<{ $at: 'left' | 'right' }>`
  position: absolute;
  top: calc(50% - ${theme.target} / 2);
  ${({ $at }) => $at}: ${theme.space.s16};
`;

const Caption = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s4};
  min-height: 6.5rem;
  align-content: start;
  padding: ${theme.space.s16} ${theme.space.s24}
    max(${theme.space.s24}, env(safe-area-inset-bottom));
  text-align: center;

  > p {
    max-width: 44rem;
  }

  > p:first-child {
    font-weight: 600;
  }

  > p + p {
    color: ${theme.colour.soft};
    text-wrap: balance;
  }
`;

type PictureViewerProps = {
  /** Accessible name, for instance 'Pictures of Pelican Cove'. */
  label: string;
  /** Said below every picture, above its own caption. */
  place: string;
  slides: readonly Slide[];
  /** Index of the picture it opens with. */
  first: number;
  onClose: () => void;
};

/**
 * Pictures on the whole screen with their captions. Arrow keys, Home, End, a swipe and buttons turn
 * them; they advance every 5 seconds until Pause is pressed; Escape closes.
 */
export default function PictureViewer({
  label,
  place,
  slides,
  first,
  onClose,
}: PictureViewerProps) {
  const modal = useModal(onClose, true);
  const state = useSlides(slides.length, false, first);
  const { current, several, show, turn, canPause, paused, setPaused, running } = state;

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    const target = {
      ArrowRight: (current + 1) % slides.length,
      ArrowLeft: (current - 1 + slides.length) % slides.length,
      Home: 0,
      End: slides.length - 1,
    }[event.key];
    if (target === undefined) {
      modal.onKeyDown(event);
      return;
    }
    event.preventDefault();
    show(target);
  };

  return (
    <Frame {...modal} onKeyDown={onKeyDown} aria-modal aria-label={label}>
      <Head>
        <p>
          {current + 1} of {slides.length}
        </p>
        {canPause && (
          <PlayButton
            isPlaying={!paused}
            onToggle={() => {
              setPaused(!paused);
            }}
          />
        )}
        <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
      </Head>
      <Stage>
        <SlideTrack slides={slides} state={state}>
          {({ src, alt }) =>
            src !== undefined && (
              <Shown src={src} alt={alt} draggable={false} referrerPolicy="no-referrer" />
            )
          }
        </SlideTrack>
        {several && (
          <>
            <Side $at="left">
              <TurnButton to="previous" onTurn={turn} />
            </Side>
            <Side $at="right">
              <TurnButton to="next" onTurn={turn} />
            </Side>
          </>
        )}
      </Stage>
      {/* Not read out while the pictures advance by themselves. */}
      <Caption aria-live={running ? 'off' : 'polite'}>
        <p>{place}</p>
        <p>{slides[current]?.caption}</p>
      </Caption>
    </Frame>
  );
}
