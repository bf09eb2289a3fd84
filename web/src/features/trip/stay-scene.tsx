import { displayName } from '@club/domain/resort/resort-name';
import type { SharedStay } from '@club/domain/booking/shared-stay';
import { pictureIn } from '@club/domain/resort/picture-light';
import type { Sunlight } from '@club/domain/resort/sunlight';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { Picture } from '../../design/media/picture.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { Heading } from '../../design/text/heading.tsx';
import type { SeenResort } from './seen-resort.ts';
import { useSunlight } from './use-sunlight.ts';

/** What the hour lays over a picture in another light. */
const LIGHTS: Record<Sunlight | '', ReturnType<typeof css> | null> = {
  '': null,
  day: null,
  morning: css`
    background: linear-gradient(rgb(255 196 160 / 0.55), rgb(255 232 205 / 0.35));
    mix-blend-mode: soft-light;
  `,
  evening: css`
    background: linear-gradient(rgb(255 170 110 / 0.55), rgb(190 96 110 / 0.5));
    mix-blend-mode: multiply;
  `,
  night: css`
    background: linear-gradient(rgb(40 66 118), rgb(84 116 160));
    mix-blend-mode: multiply;
  `,
};

const THERE_NOW: Record<Sunlight, string> = {
  morning: 'Early morning there now',
  day: 'Daylight there now',
  evening: 'Evening light there now',
  night: 'Night there now',
};

const Frame = styled.header`
  position: relative;
  isolation: isolate;
  color: white;

  ${media.print} {
    color: inherit;
  }
`;

const Layer = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: hidden;

  > * {
    height: 100%;
    aspect-ratio: auto;
  }

  ${media.print} {
    display: none;
  }
`;

const Light = styled.div<{ $light: Sunlight | '' }>`
  position: absolute;
  inset: 0;
  ${({ $light }) => LIGHTS[$light]}
`;

/** Dark below the text, whatever the picture shows there. */
const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(transparent 30%, rgb(9 18 21 / 0.58) 66%, rgb(9 18 21 / 0.84));
`;

const TextBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
  min-height: clamp(21rem, 60svh, 36rem);
  align-content: space-between;
  padding-block: ${theme.space.s16} ${theme.space.s24};

  ${media.desktop} {
    padding-bottom: ${theme.space.s40};
  }

  ${media.print} {
    min-height: 0;
    padding-block: 0;
  }
`;

/** Name and place at the left, the countdown at the right; one below the other on phones. */
const Titles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s16} ${theme.space.s40};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space.s4};
`;

const Countdown = styled.p`
  ${displayType}
  ${tabularType}
  font-size: ${theme.size.h3};
  line-height: 1.2;
`;

type StaySceneProps = {
  stay: Pick<SharedStay, 'resort'>;
  /** null while it loads, or when it is no longer in the directory. */
  seen: SeenResort | null;
  /** Above everything: a link back, or what this is. */
  top: ReactNode;
  /** Before the name. */
  status?: ReactNode;
  /** How far off it is; null where that does not matter. */
  distance: string | null;
};

/** The resort at its own hour, over the whole width, with its name and how far off the stay is. */
export function StayScene({ stay: { resort }, seen, top, status, distance }: StaySceneProps) {
  const light = useSunlight(seen?.lat ?? null, seen?.lng ?? null);
  const drawn = light === '' ? undefined : pictureIn(seen?.images ?? [], light);
  return (
    <Frame>
      <Layer aria-hidden>
        <Picture src={drawn ?? resort.image} alt="" ratio="auto" priority="first" />
        {drawn === undefined && <Light $light={light} />}
        <Shade />
      </Layer>
      <PageContainer>
        <TextBlock>
          <div>{top}</div>
          <Titles>
            <Names>
              {status}
              <Heading level={1} size="h1">
                {displayName(resort.placeName)}
              </Heading>
              <p>{resort.location}</p>
              {/* Its line is there before it is known, so that nothing moves. */}
              <p>{light === '' ? '\u00a0' : THERE_NOW[light]}</p>
            </Names>
            {distance !== null && <Countdown>{distance}</Countdown>}
          </Titles>
        </TextBlock>
      </PageContainer>
    </Frame>
  );
}
