import { styled } from 'styled-components';
import { keyframe } from '../../design/theme/keyframes.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { useTurn } from '../../kernel/page/use-turn.ts';
import { FADE } from './scene-colours.ts';
import { SceneClouds, SceneHills, SceneSea, SceneShore, SceneStars } from './scene-shapes.tsx';

/**
 * A layer of the scene. All have the same units and the same horizon; on phones they are wider than
 * the window, which shows the sun and the palms. What is nearer has more `--depth`.
 */
const Layer = styled.svg<{ $look: number; $sink: number }>`
  --depth: ${({ $look }) => $look}px;
  position: absolute;
  z-index: -1;
  top: var(--horizon);
  right: -8vw;
  width: max(106%, 76svh);
  max-width: none;
  aspect-ratio: 2 / 1;
  overflow: visible;
  transform: translate(
    calc(var(--look, 0) * -1 * var(--depth)),
    calc(-53.33% + var(--scrolled, 0px) * ${({ $sink }) => $sink})
  );
  transition: transform ${theme.motion.slow} ${theme.motion.ease};
  pointer-events: none;

  /* From the start it would be one more picture for each layer to paint and put together. */
  [data-moves] & {
    will-change: transform;
  }

  ${media.tablet} {
    right: -3%;
    width: max(106%, 104svh);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/** Takes some light from the picture in the dark scheme. */
const Veil = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  background: light-dark(transparent, rgb(9 18 21 / 0.2));
  pointer-events: none;
`;

/** Sun or moon and its glow go where they are in the next light. */
const Sky = styled.g`
  circle {
    cx: var(--sun-x);
    cy: var(--sun-y);
    transition:
      cx ${FADE},
      cy ${FADE},
      r ${FADE};
  }

  circle + circle {
    r: var(--sun-radius);
  }
`;

const Stars = styled.g`
  opacity: var(--stars);
  transition: opacity ${FADE};
  animation: ${keyframe('fadeIn')} ${FADE};
`;

const VIEW = '0 110 1200 600';

/**
 * The layers of a shore in the light of what holds them (`sceneLight`). They follow its `--look`
 * (-1 to 1) and `--scrolled` (pixels), and are drawn for moving where it is marked `data-moves`.
 */
export function SceneLayers() {
  // The stars come out once someone has had a first look: 120 elements, which fade in.
  const areStarsOut = useTurn();
  return (
    <>
      <Layer aria-hidden viewBox={VIEW} $look={4} $sink={0.3}>
        <defs>
          <radialGradient id="scene-glow">
            <stop stopColor="var(--glow)" stopOpacity=".9" />
            <stop offset=".3" stopColor="var(--glow)" stopOpacity=".42" />
            <stop offset=".65" stopColor="var(--glow)" stopOpacity=".1" />
            <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
          </radialGradient>
        </defs>
        {areStarsOut && (
          <Stars>
            <SceneStars />
          </Stars>
        )}
        <Sky>
          <circle r="330" fill="url(#scene-glow)" />
          <circle fill="var(--sun)" />
        </Sky>
      </Layer>
      <Layer aria-hidden viewBox={VIEW} $look={9} $sink={0.22}>
        <defs>
          <linearGradient id="scene-cloud" x2="0" y2="1">
            <stop stopColor="var(--cloud-top)" stopOpacity=".9" />
            <stop offset=".6" stopColor="var(--cloud-bottom)" stopOpacity=".6" />
            <stop offset="1" stopColor="var(--cloud-bottom)" stopOpacity="0" />
          </linearGradient>
        </defs>
        <SceneClouds />
      </Layer>
      <Layer aria-hidden viewBox={VIEW} $look={7} $sink={0.12}>
        <SceneHills />
      </Layer>
      <Layer aria-hidden viewBox={VIEW} $look={12} $sink={0.08}>
        <defs>
          <linearGradient id="scene-sea" gradientUnits="userSpaceOnUse" y1="430" x2="0" y2="700">
            <stop stopColor="var(--sea-far)" />
            <stop offset=".4" stopColor="var(--sea-middle)" />
            <stop offset="1" stopColor="var(--sea-shore)" />
          </linearGradient>
        </defs>
        <SceneSea />
      </Layer>
      <Layer aria-hidden viewBox={VIEW} $look={24} $sink={0}>
        <SceneShore />
      </Layer>
      <Veil />
    </>
  );
}
