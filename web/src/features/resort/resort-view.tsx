import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { safeImageUrl } from '@club/domain/validation/image-url';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { withParam } from '../../kernel/routing/with-param.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { theme } from '../../design/theme/theme.ts';
import { Tabs } from '../../design/data/tabs.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { ImageSlider, type Slide } from '../../design/media/image-slider.tsx';
import { minWidthQuery } from '../../design/theme/media.ts';
import { useMediaQuery } from '../../design/theme/use-media-query.ts';
import { resortPath } from '../../shared/routes/paths.ts';
import { ShareButton } from '../../design/actions/share-button.tsx';
import { SaveHeart } from '../../shared/favourites/save-heart.tsx';
import { AmenityStrip } from './amenity-strip.tsx';
import { AreaTab } from './area-tab.tsx';
import { BackButton } from './back-button.tsx';
import { ResortHeader } from './resort-header.tsx';
import { DetailsTab } from './details-tab.tsx';
import { RESORT_TABS, type ResortTabId, resortTabOf } from './resort-tabs.ts';
import { ReviewsTab } from './reviews-tab.tsx';
import { RoomsTab } from './rooms-tab.tsx';
import { SimilarResorts } from './similar-resorts.tsx';
import { UnitsTab } from './units-tab.tsx';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
  padding-block: ${theme.space.s16} ${theme.space.section};
`;

const TopLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const More = styled.div`
  padding-top: ${theme.space.section};
`;

const slidesOf = (resort: Resort): Slide[] => {
  const name = displayName(resort.placeName);
  // A picture that is given twice is shown once.
  return [...new Set(resort.images.flatMap((image) => safeImageUrl(image) ?? []))].map(
    (src, index) => ({ src, alt: `${name}, picture ${index + 1}` }),
  );
};

const contentOf = (tab: ResortTabId, resort: Resort): ReactNode => {
  switch (tab) {
    case 'units':
      return <UnitsTab resort={resort} />;
    case 'rooms':
      return <RoomsTab resort={resort} />;
    case 'details':
      return <DetailsTab resort={resort} />;
    case 'area':
      return <AreaTab resort={resort} />;
    case 'reviews':
      return <ReviewsTab resort={resort} />;
  }
};

/** The page of a resort that exists. The chosen tab is in the address. */
export function ResortView({ resort }: { resort: Resort }) {
  const { query, change } = useAddressQuery();
  const tab = resortTabOf(query.get('tab'));
  const roomy = useMediaQuery(minWidthQuery('tablet'));

  const select = (id: ResortTabId): void => {
    change((now) => withParam(now, 'tab', id), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  };

  return (
    <PageContainer>
      <Body>
        <TopLine>
          <BackButton />
          <Row $gap="s8">
            <ShareButton title={displayName(resort.placeName)} path={resortPath(resort.id)} />
            <SaveHeart resort={resort} />
          </Row>
        </TopLine>
        <ImageSlider
          label={`Pictures of ${displayName(resort.placeName)}`}
          slides={slidesOf(resort)}
          ratio={roomy ? '21 / 9' : '4 / 3'}
        />
        <ResortHeader resort={resort} />
        <AmenityStrip amenities={resort.amenities} />
        <Tabs
          label="About this resort"
          sticky
          selected={tab}
          onSelect={select}
          tabs={RESORT_TABS.map(({ id, label }) => ({
            id,
            label,
            content: contentOf(id, resort),
          }))}
        />
        <More>
          <SimilarResorts resort={resort} />
        </More>
      </Body>
    </PageContainer>
  );
}
