import { displayName } from '@club/domain/resort/resort-name';
import type { SharedStay } from '@club/domain/booking/shared-stay';
import type { Sunlight } from '@club/domain/resort/sunlight';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { Picture } from '../../design/media/picture.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { useSunlight } from './use-sunlight.ts';

/** What the hour lays over the picture, which is drawn in a light of its own. */
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
    background: linear-gradient(rgb(16 32 62 / 0.9), rgb(38 62 92 / 0.8));
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  min-height: clamp(20rem, 56svh, 34rem);
  color: white;

  ${media.print} {
    min-height: 0;
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
  background: linear-gradient(
    rgb(9 18 21 / 0.34),
    rgb(9 18 21 / 0.12) 30%,
    rgb(9 18 21 / 0.62) 62%,
    rgb(9 18 21 / 0.86)
  );
`;

const TextBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
  min-height: inherit;
  align-content: space-between;
  padding-block: ${theme.space.s16} ${theme.space.s24};

  ${media.desktop} {
    padding-bottom: ${theme.space.s40};
  }

  ${media.print} {
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

const Place = styled.p`
  margin-top: ${theme.space.s4};
`;

const Countdown = styled.p`
  ${displayType}
  ${tabularType}
  font-size: ${theme.size.h3};
  line-height: 1.2;
`;

type StaySceneProps = {
  stay: Pick<SharedStay, 'resort'>;
  /** Where the resort is, as far as that is known by now. */
  lat: number | null;
  lng: number | null;
  /** Above everything: a link back, or what this is. */
  top: ReactNode;
  /** Before the name. */
  status?: ReactNode;
  /** How far off it is; null where that does not matter. */
  distance: string | null;
};

/** The resort at its own hour, over the whole width, with its name and how far off the stay is. */
export function StayScene({ stay: { resort }, lat, lng, top, status, distance }: StaySceneProps) {
  const light = useSunlight(lat, lng);
  return (
    <Frame>
      <Layer aria-hidden>
        <Picture src={resort.image} alt="" ratio="auto" eager />
        <Light $light={light} />
        <Shade />
      </Layer>
      <PageContainer>
        <TextBlock>
          <div>{top}</div>
          <Titles>
            <div>
              {status}
              <Heading level={1} size="h1">
                {displayName(resort.placeName)}
              </Heading>
              <Place>
                {resort.location}
                {light !== '' && ` · ${THERE_NOW[light]}`}
              </Place>
            </div>
            {distance !== null && <Countdown>{distance}</Countdown>}
          </Titles>
        </TextBlock>
      </PageContainer>
    </Frame>
  );
}
