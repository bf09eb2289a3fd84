import { displayName } from '@club/domain/resort/resort-name';
import { safeImageUrl } from '@club/domain/validation/image-url';
import { useMemo } from 'react';
import { minWidthQuery } from '../../theme/media.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useCatalogue } from '../../lib/live-data.tsx';
import { resortPath } from '../../lib/paths.ts';
import { useToday } from '../../lib/today.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { ImageSlider } from '../../ui/media/image-slider.tsx';
import { SectionHeading } from '../../ui/text/section-heading.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { todaysChannel } from './todays-channel.ts';

/** `/tv`: the club has no films; it shows places, others every day. */
export default function TvPage() {
  useDocumentTitle('TV');
  const today = useToday();
  const catalogue = useCatalogue();
  const roomy = useMediaQuery(minWidthQuery('tablet'));
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const places = useMemo(
    () => (resorts === null ? [] : todaysChannel(resorts, today)),
    [resorts, today],
  );

  if (catalogue.status === 'loading') return <LoadingScreen fullScreen={false} />;
  if (catalogue.status === 'error') {
    return (
      <PageContainer>
        <ErrorState level={1} title="TV could not be loaded" onRetry={catalogue.retry} />
      </PageContainer>
    );
  }
  return (
    <PageContainer>
      <PageSections>
        <SectionHeading
          level={1}
          title="A window somewhere else"
          text="No films, no sound: a dozen places of the club, each for a while, other ones every day."
        />
        <ImageSlider
          label="Places of today"
          ratio={roomy ? '21 / 9' : '4 / 3'}
          slides={places.flatMap((resort) => {
            const src = safeImageUrl(resort.image);
            return src === null
              ? []
              : [{ src, alt: `${displayName(resort.placeName)}, ${resort.location}` }];
          })}
        />
        <section>
          <SectionHeading title="On today" size="h3" />
          <br />
          <Row $gap="s16">
            {places.map((resort) => (
              <TextLink key={resort.id} to={resortPath(resort.id)}>
                {displayName(resort.placeName)}
              </TextLink>
            ))}
          </Row>
        </section>
      </PageSections>
    </PageContainer>
  );
}
