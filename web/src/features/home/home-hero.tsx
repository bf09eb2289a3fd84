import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import { styled } from 'styled-components';
import { useSession } from '../../kernel/session/session.tsx';
import { ByReader } from '../../shared/identity/by-reader.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { STRIP_HEIGHT } from './strip-height.ts';
import { HeroScene } from './scene/hero-scene.tsx';
import { HomeSearch } from './search/home-search.tsx';
import { useShowResults } from './search/use-show-results.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';

// Only members have stays.
const ComingStayStrip = lazyPart(() => import('./coming-stay-strip.tsx'));

const Strip = styled.div`
  min-height: ${STRIP_HEIGHT.phone};

  ${media.tablet} {
    min-height: ${STRIP_HEIGHT.roomy};
  }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${theme.space.s16};
  justify-items: start;
  max-width: 34rem;
  padding-top: ${theme.space.s16};

  ${media.desktop} {
    gap: ${theme.space.s20};
    padding-top: ${theme.space.s24};
  }
`;

/** A button in the colours of the sky, readable over whatever of the scene it covers. */
const InSky = styled.div`
  > a {
    background: var(--scene-paper);
    box-shadow: none;
    color: var(--scene-ink);

    &:focus-visible {
      outline-color: var(--scene-ink);
    }

    ${media.hover} {
      &:hover {
        background: color-mix(in srgb, var(--scene-paper), var(--scene-ink) 12%);
        box-shadow: none;
      }
    }
  }
`;

/** 'Find your dream vacation!' in the sky over a shore, and the search on its edge (rules 1.3). */
export function HomeHero() {
  const session = useSession();
  const onShow = useShowResults();
  return (
    <>
      <HeroScene label="Welcome">
        <ByReader member={<Strip>{session.status === 'signed-in' && <ComingStayStrip />}</Strip>} />
        <TextBlock>
          <Heading level={1} size="hero">
            {SCREEN_TEXTS.hero}
          </Heading>
          <InSky>
            <ButtonLink variant="quiet" to={PATHS.directoryAtHome} onClick={onShow}>
              {SCREEN_TEXTS.seeAllResorts}
            </ButtonLink>
          </InSky>
        </TextBlock>
      </HeroScene>
      <HomeSearch onShow={onShow} />
    </>
  );
}
