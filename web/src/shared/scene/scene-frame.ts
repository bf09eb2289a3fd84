import { css } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import type { Light } from './light.ts';
import { sceneLight } from './scene-colours.ts';

/** What holds `SceneLayers`: the sky down to the horizon, and the colours of the light. */
export const sceneFrame = (light: Light) => css`
  ${sceneLight(light)}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  isolation: isolate;
  --horizon: 68%;
  background: linear-gradient(
    var(--sky-top),
    var(--sky-middle) calc(var(--horizon) * 0.66),
    var(--sky-low) var(--horizon),
    var(--sand-light) var(--horizon)
  );
  color: var(--scene-ink);

  ${media.tablet} {
    --horizon: 62%;
  }
`;
