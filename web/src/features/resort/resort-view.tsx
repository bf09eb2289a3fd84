import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { ShareButton } from '../../design/actions/share-button.tsx';
import { ByWidth } from '../../design/layout/by-width.tsx';
import { heightBelow } from '../../design/layout/height-below.ts';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { SideBySide } from '../../design/layout/side-by-side.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { laterPart } from '../../kernel/page/later-part.tsx';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { SaveHeart } from '../../shared/favourites/save-heart.tsx';
import { useOwnHoldsAt } from '../../shared/hold/use-own-holds.ts';
import { resortPath } from '../../shared/routes/paths.ts';
import { BackButton } from './back-button.tsx';
import { ResortHeader } from './resort-header.tsx';
import { ResortSections } from './resort-sections.tsx';
import { StayBar } from './stay-bar.tsx';
import { StayWithoutScript } from './stay-without-script.tsx';
import { StayPanel } from './stay-panel.tsx';
import { useBookStay } from './use-book-stay.ts';
import { useWantedStay } from './use-wanted-stay.ts';

const loadSections = () => import('./later-sections.ts');
// What can be booked comes before what is only looked at.
const AmenityStrip = laterPart(async () => ({ default: (await loadSections()).AmenityStrip }));
// A file of its own, because it comes at once; the sections wait for an idle moment.
const ResortPictures = laterPart(
  async () => ({ default: (await import('./resort-pictures.tsx')).ResortPictures }),
  { isInView: true },
);
const SimilarResorts = laterPart(async () => ({ default: (await loadSections()).SimilarResorts }));

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
  padding-block: ${theme.space.s12} ${theme.space.section};
`;

const TopRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
`;

/** The panel beside the content; it scrolls by itself where the window is low. */
const Panel = styled.div`
  max-height: calc(100dvh - ${theme.bar} - 2 * ${theme.space.s24});
  padding: ${theme.space.s20};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** Where there is no room for a panel beside the content. */
const BelowDesktop = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

const SimilarContainer = styled.div`
  ${heightBelow({ phone: 99, tablet: 64, desktop: 39 })}
  padding-top: ${theme.space.section};
`;

type ResortViewProps = {
  resort: Resort;
  /** True when the page was whole from its first moment on, so that Back finds the place again. */
  isKnown: boolean;
};

/** The page of a resort: pictures, content, and the stay that can be booked from anywhere in it. */
export function ResortView({ resort, isKnown }: ResortViewProps) {
  const wanted = useWantedStay(resort);
  const booking = useBookStay(resort, wanted.stay);
  const [isTouched, setIsTouched] = useState(false);
  const touch = (): void => {
    setIsTouched(true);
  };
  const ownHolds = useOwnHoldsAt(resort.id);
  const panel = { resort, wanted, booking, ownHolds, isRead: isTouched || wanted.hasDates };

  const withPanel = (content: ReactNode): ReactNode =>
    resort.available ? (
      <SideBySide
        asideOn="desktop"
        asideLabel="Booking"
        aside={
          <>
            <Panel data-without-script="hide" onPointerEnter={touch} onFocus={touch}>
              <StayPanel {...panel} />
            </Panel>
            <WithoutScript>
              {import.meta.env.SSR && (
                <Panel>
                  <StayWithoutScript resort={resort} wanted={wanted} />
                </Panel>
              )}
            </WithoutScript>
          </>
        }
      >
        {content}
      </SideBySide>
    ) : (
      content
    );

  return (
    <>
      <PageContainer>
        <Body>
          <TopRow>
            <BackButton />
            <Row $gap="s8">
              <ShareButton title={displayName(resort.placeName)} path={resortPath(resort.id)} />
              <SaveHeart resort={resort} tone="plain" />
            </Row>
          </TopRow>
          <ResortPictures resort={resort} />
          {withPanel(
            <Content>
              <ResortHeader resort={resort} />
              <AmenityStrip amenities={resort.amenities} />
              {resort.available && (
                <WithoutScript>
                  {import.meta.env.SSR && (
                    <BelowDesktop>
                      <StayWithoutScript resort={resort} wanted={wanted} />
                    </BelowDesktop>
                  )}
                </WithoutScript>
              )}
              <ResortSections resort={resort} wanted={wanted} isKnown={isKnown} onNights={touch} />
            </Content>,
          )}
          <SimilarContainer data-below>
            <SimilarResorts resort={resort} />
          </SimilarContainer>
        </Body>
      </PageContainer>
      {resort.available && (
        <ByWidth from="desktop" narrow={<StayBar {...panel} onOpen={touch} />} />
      )}
    </>
  );
}
