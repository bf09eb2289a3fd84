import { type ReactNode, useRef } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { laterPart } from '../../../kernel/page/later-part.tsx';
import { type Light, LIGHTS, hoursOf } from '../../../shared/scene/light.ts';
import { sceneLight, sceneFade } from '../../../shared/scene/scene-colours.ts';
import { sceneFrame } from '../../../shared/scene/scene-frame.ts';
import { useDepth } from './use-depth.ts';
import { useLight } from './use-light.ts';

// In view from the start, but nothing in it can be pressed, so its code is not waited for.
const SceneLayers = laterPart(async () => ({
  default: (await import('../../../shared/scene/scene-layers.tsx')).SceneLayers,
}));

/** The light that a server writes. */
const WRITTEN: Light = 'noon';

/** By the hour that `color-scheme.js` names before the first paint. */
const lightOfHour = LIGHTS.filter((light) => light !== WRITTEN).map((light) => {
  const hours = hoursOf(light).map((hour) => `[data-hour='${hour}']`);
  return css`
    :root:is(${hours.join(', ')}) &:not([data-light]) {
      ${sceneLight(light, WRITTEN)}
    }
  `;
});

/** 70 to 80 % of the window: what follows shows that there is more below. */
const Frame = styled.section<{ $light: Light; $fades: boolean }>`
  ${({ $light }) => sceneFrame($light)}
  ${lightOfHour}
  ${({ $fades }) => $fades && sceneFade}
  min-height: 74svh;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  width: 100%;
  max-width: calc(${theme.width.content} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding: ${theme.space.s24} ${theme.space.gutter} ${theme.space.s80};

  ${media.desktop} {
    padding-block: ${theme.space.s32} ${theme.space.s80};
  }
`;

/**
 * A shore in the light of the reader's hour, with the page's first words in its sky. Its layers
 * follow pointer and scroll a little.
 */
export function HeroScene({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  const { light, fades } = useLight();
  useDepth(frame);
  return (
    <Frame
      ref={frame}
      aria-label={label}
      data-light={light ?? undefined}
      $light={light ?? WRITTEN}
      $fades={fades}
    >
      <SceneLayers />
      <Content>{children}</Content>
    </Frame>
  );
}
