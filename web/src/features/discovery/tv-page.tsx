import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { displayName } from '@club/domain/resort/resort-name';
import { safeImageUrl } from '@club/domain/validation/image-url';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { openPageHead } from '../../shared/routes/open-page-head.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { useResortPath } from '../../shared/stay/stay-search.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { ImageSlider } from '../../design/media/image-slider.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { TvStage } from './tv-stage.tsx';
import { todaysChannel } from './todays-channel.ts';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s8} ${theme.space.s20};
  padding-top: ${theme.space.s20};
`;

const RATIO = '21 / 9';

/** As large as the slider. */
const TodayOutline = styled(SkeletonBlock)`
  aspect-ratio: 4 / 3;

  ${media.tablet} {
    aspect-ratio: ${RATIO};
  }
`;

const nameAndPlace = ({ placeName, location }: CatalogueResort): string =>
  `${displayName(placeName)}, ${location}`;

/** Resorts of the club, others every day. */
function Today() {
  const today = useToday();
  const pathOf = useResortPath();
  const catalogue = useLive('catalogue');
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const places = useMemo(
    () => (resorts === null ? [] : todaysChannel(resorts, today)),
    [resorts, today],
  );

  if (catalogue.status === 'loading') {
    return (
      <SkeletonGroup label="Loading the places of today...">
        <TodayOutline />
      </SkeletonGroup>
    );
  }
  if (catalogue.status === 'error') {
    return (
      <ErrorState
        title="The places of today could not be loaded"
        text="The club did not respond. You may be offline."
        onRetry={catalogue.retry}
      />
    );
  }
  if (places.length === 0) {
    return <EmptyState title="Nothing is on today" text="The club has no pictures to show yet." />;
  }
  const shown = places.flatMap((resort) => {
    const src = safeImageUrl(resort.image);
    return src === null ? [] : [{ src, resort }];
  });
  return (
    <div>
      <ImageSlider
        label="Places of today"
        ratio={RATIO}
        slides={shown.map(({ src, resort }) => {
          const alt = nameAndPlace(resort);
          return { src, alt, over: <Link to={pathOf(resort.id)}>{alt}</Link> };
        })}
      />
      <Names aria-label="Places of today">
        {places.map((resort) => (
          <li key={resort.id}>
            <TextLink $alone to={pathOf(resort.id)}>
              {displayName(resort.placeName)}
            </TextLink>
          </li>
        ))}
      </Names>
    </div>
  );
}

/** `/tv`: the scenes of the home page, and the places of today. Nothing is streamed. */
export default function TvPage() {
  usePageHead(
    openPageHead({
      title: 'TV',
      description:
        'A shore from first light to night, a minute at a time, and a dozen places of the club each day.',
      path: PATHS.tv,
    }),
  );
  return (
    <PageContainer>
      <PageSections>
        <Stack as="section" $gap="s32">
          <SectionHeading
            level={1}
            title="A window somewhere else"
            text="One shore from first light to night, a minute at a time, with captions. There is no sound."
          />
          <TvStage />
        </Stack>
        <Stack as="section" $gap="s24">
          <SectionHeading
            title="On today"
            text="A dozen places of the club, each for a while; other ones every day."
          />
          <Today />
        </Stack>
      </PageSections>
    </PageContainer>
  );
}
