import { firstFloorPlan, floorPlanPath, floorPlanText } from '@club/domain/resort/floor-plan';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { pictureAlt, pictureTexts } from '@club/domain/resort/picture-texts';
import { safeImageUrl } from '@club/domain/validation/image-url';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ByWidth } from '../../design/layout/by-width.tsx';
import { ImageSlider } from '../../design/media/image-slider.tsx';
import { PictureMosaic } from '../../design/media/picture-mosaic.tsx';
import type { Slide } from '../../design/media/use-slides.ts';
import { Picture } from '../../design/media/picture.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { usePageImage } from '../../kernel/routing/page-head.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { linkPicture } from './link-picture.ts';

const PictureViewer = lazyPart(() => import('../../design/media/picture-viewer.tsx'));

const picturesOf = (resort: Resort): Slide[] => {
  // A picture listed twice is shown once.
  const sources = [...new Set(resort.images.flatMap((image) => safeImageUrl(image) ?? []))];
  const texts = pictureTexts(resort, sources);
  return sources.flatMap((src, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ src, alt: pictureAlt(text), caption: text.sentence }];
  });
};

/** The plan of the resort's unit, which is drawn for every resort that says enough. */
const planOf = (resort: Resort): Slide[] => {
  const plan = firstFloorPlan(resort);
  if (plan === null) return [];
  const caption = floorPlanText(plan);
  return [{ src: floorPlanPath(plan), alt: caption, caption }];
};

/** The first one as large as four others. */
const AllPictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space.s8};

  > :first-child {
    grid-area: span 2 / span 4;
  }

  ${media.tablet} {
    > :first-child {
      grid-area: span 2 / span 2;
    }
  }
`;

/**
 * The pictures: a slider on phones, a mosaic where there is room; each opens on the whole screen, with
 * the plan behind them. The slider has the resort's own pictures only (rules 1.7).
 */
export function ResortPictures({ resort }: { resort: Resort }) {
  const [opened, setOpened] = useState<number | null>(null);
  usePageImage(import.meta.env.SSR ? linkPicture(resort) : undefined);
  const own = picturesOf(resort);
  const slides = own.length === 0 ? own : [...own, ...planOf(resort)];
  const name = displayName(resort.placeName);
  const pictures = { label: `Pictures of ${name}`, onOpen: setOpened };
  return (
    <>
      <ByWidth
        from="tablet"
        needsScript
        narrow={<ImageSlider {...pictures} slides={own} />}
        wide={<PictureMosaic {...pictures} slides={slides} />}
      />
      <WithoutScript>
        {import.meta.env.SSR && (
          <AllPictures>
            {slides.map(({ src, alt }, at) => (
              <li key={src}>
                <Picture
                  src={src}
                  alt={alt}
                  ratio="4 / 3"
                  priority={at === 0 ? 'first' : undefined}
                />
              </li>
            ))}
          </AllPictures>
        )}
      </WithoutScript>
      {opened !== null && (
        <PictureViewer
          label={`Pictures of ${name}`}
          place={`${name}, ${resort.location}`}
          slides={slides}
          first={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}
