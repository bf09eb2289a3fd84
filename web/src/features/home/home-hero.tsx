import { SCREEN_TEXTS } from '@club/domain/api/messages';
import { styled } from 'styled-components';
import { PATHS } from '../../shared/routes/paths.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Heading } from '../../design/text/heading.tsx';

/** Its width without a scrollbar is the measure of the words' edge. */
const Frame = styled.section`
  container-type: inline-size;
`;

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    min-height: min(36rem, calc(100svh - ${theme.bar} - 5rem));
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s20};
  align-content: center;
  justify-items: start;
  padding: ${theme.space.s32} ${theme.space.gutter} 0;

  ${media.desktop} {
    /* In line with the content below, which is centred in the page. */
    padding: ${theme.space.s40} ${theme.space.s48} ${theme.space.s40}
      max(${theme.space.gutter}, calc((100cqw - ${theme.width.content}) / 2));
  }

  > p {
    max-width: 30rem;
    font-size: ${theme.size.lead};
    line-height: 1.55;
    color: ${theme.colour.soft};
  }
`;

const Scene = styled.div`
  grid-row: 1;
  overflow: hidden;
  background: ${theme.colour.skeleton};

  > img {
    width: 100%;
    height: 100%;
    aspect-ratio: 5 / 4;
    object-fit: cover;
    object-position: 30% 60%;
  }

  ${media.tablet} {
    > img {
      aspect-ratio: 21 / 9;
    }
  }

  ${media.desktop} {
    grid-row: auto;
    border-radius: 0 0 0 ${theme.radius.card};

    > img {
      position: absolute;
      inset: 0;
      aspect-ratio: auto;
    }

    position: relative;
  }
`;

/** 'Find your dream vacation!' beside a wide shore (rules 1.3). */
export function HomeHero() {
  return (
    <Frame>
      <Place>
        <Words>
          <Heading level={1} size="hero">
            {SCREEN_TEXTS.hero}
          </Heading>
          <p>
            Coasts, mountains and cities in one directory. See the whole price at once, then book
            with your points or by card.
          </p>
          <ButtonLink size="large" to={PATHS.directoryAtHome}>
            {SCREEN_TEXTS.seeAllResorts}
          </ButtonLink>
        </Words>
        <Scene>
          <img src="/art/hero.svg" alt="" width={1200} height={600} fetchPriority="high" />
        </Scene>
      </Place>
    </Frame>
  );
}
