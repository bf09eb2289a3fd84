import { useEffect } from 'react';
import { css, styled } from 'styled-components';
import { keyframe } from '../../design/theme/keyframes.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Chip } from '../../design/actions/chip.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { PlayButton } from '../../design/media/play-button.tsx';
import type { Light } from '../../shared/scene/light.ts';
import { registerSceneColours, sceneFade } from '../../shared/scene/scene-colours.ts';
import { sceneFrame } from '../../shared/scene/scene-frame.ts';
import { SceneLayers } from '../../shared/scene/scene-layers.tsx';
import { PROGRAMME } from './programme.ts';
import { useProgramme } from './use-programme.ts';

/** What is nearer moves more, as from a boat that lies at anchor. */
const drifting = css<{ $isPlaying: boolean }>`
  > svg {
    animation: ${keyframe('drift')} 15s ease-in-out infinite alternate;
    animation-play-state: ${({ $isPlaying }) => ($isPlaying ? 'running' : 'paused')};
  }

  @media (prefers-reduced-motion: reduce) {
    > svg {
      animation: none;
    }
  }
`;

const Frame = styled.figure<{ $light: Light; $isPlaying: boolean }>`
  ${({ $light }) => sceneFrame($light)}
  ${sceneFade}
  ${drifting}
  align-items: end;
  width: 100%;
  max-height: 66svh;
  aspect-ratio: 4 / 5;
  border-radius: ${theme.radius.card};

  ${media.tablet} {
    aspect-ratio: 16 / 9;
  }
`;

const Caption = styled.figcaption`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.s16};
  padding: ${theme.space.s16};

  > p {
    max-width: 34rem;
    padding: ${theme.space.s8} ${theme.space.s16};
    border-radius: ${theme.radius.control};
    background: ${theme.colour.pictureVeil};
    font-size: ${theme.size.body};
    line-height: 1.45;
    color: ${theme.colour.onPicture};
    animation: ${keyframe('fadeIn')} 600ms ${theme.motion.ease};
  }

  ${media.tablet} {
    padding: ${theme.space.s32};

    > p {
      font-size: ${theme.size.lead};
    }
  }

  @media (prefers-reduced-motion: reduce) {
    > p {
      animation: none;
    }
  }
`;

const Transcript = styled.details`
  > summary {
    min-height: 2.75rem;
    padding-block: ${theme.space.s8};
    color: ${theme.colour.lagoon};
    font-weight: 550;
    cursor: pointer;
  }

  > dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: ${theme.space.s32};
    padding-block: ${theme.space.s12};
  }

  dt {
    padding-bottom: ${theme.space.s8};
    font-weight: 600;
  }

  dd {
    padding-bottom: ${theme.space.s12};
    line-height: 1.5;
  }

  em {
    display: block;
    font-size: ${theme.size.small};
    color: ${theme.colour.soft};
  }
`;

/** The scenes of the home page, a minute each, with captions. */
export function TvStage() {
  const { scene, moment, isPlaying, setPlaying, show } = useProgramme();
  useEffect(registerSceneColours, []);
  return (
    <Stack $gap="s16">
      <Frame
        aria-label={`${scene.title}: ${moment.seen}`}
        data-light={scene.light}
        $light={scene.light}
        $isPlaying={isPlaying}
      >
        <SceneLayers />
        <Caption>
          {/* The key makes each caption appear. */}
          <p key={moment.said}>{moment.said}</p>
          <span data-without-script="hide">
            <PlayButton
              tone="picture"
              isPlaying={isPlaying}
              onToggle={() => {
                setPlaying(!isPlaying);
              }}
            />
          </span>
        </Caption>
      </Frame>
      <Row $gap="s8" data-without-script="hide">
        {PROGRAMME.map((each) => (
          <Chip
            key={each.title}
            on={each === scene}
            onClick={() => {
              show(each);
            }}
          >
            {each.title}
          </Chip>
        ))}
      </Row>
      <Transcript>
        <summary>Transcript</summary>
        <dl>
          {PROGRAMME.map(({ title, moments }) => (
            <div key={title}>
              <dt>{title}</dt>
              {moments.map(({ seen, said }) => (
                <dd key={seen}>
                  <em>{seen}</em>
                  {said}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Transcript>
    </Stack>
  );
}
