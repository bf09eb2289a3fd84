import { Images } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Picture } from './picture.tsx';
import type { Slide } from './use-slides.ts';

/** How many pictures are shown: a large one and four small ones. */
const SHOWN = 5;

/** Columns and rows by the number of pictures; the first one is as high as all. */
const LAYOUTS: Record<number, string> = {
  1: "'a' / 1fr",
  2: "'a b' / 3fr 2fr",
  3: "'a b' 'a c' / 2fr 1fr",
  4: "'a b b' 'a c d' / 2fr 1fr 1fr",
  5: "'a b c' 'a d e' / 2fr 1fr 1fr",
};

const AREAS = ['a', 'b', 'c', 'd', 'e'] as const;

/** As high as leaves the beginning of what comes below it in the first window. */
const Frame = styled.section<{ $count: number }>`
  position: relative;
  display: grid;
  grid-template: ${({ $count }) => LAYOUTS[$count]};
  grid-auto-rows: minmax(0, 1fr);
  gap: ${theme.space.s8};
  height: clamp(16rem, 100vh - 32.5rem, 30rem);
  border-radius: ${theme.radius.card};
  overflow: hidden;

  ${media.print} {
    display: none;
  }
`;

const Tile = styled.button<{ $area: string | undefined }>`
  grid-area: ${({ $area }) => $area};
  display: block;
  min-width: 0;
  min-height: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: hidden;
  cursor: zoom-in;

  > div {
    height: 100%;

    > img {
      transition: transform ${theme.motion.slow} ${theme.motion.ease};
    }
  }

  ${media.hover} {
    &:hover > div > img {
      transform: scale(1.02);
    }
  }

  &:focus-visible {
    outline-color: ${theme.colour.onPicture};
    outline-offset: -6px;
  }
`;

const Plain = styled.div`
  > div {
    height: 100%;
  }
`;

const All = styled.button`
  position: absolute;
  right: ${theme.space.s16};
  bottom: ${theme.space.s16};
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s8};
  min-height: ${theme.target};
  padding: ${theme.space.s8} ${theme.space.s16};
  border: 0;
  border-radius: ${theme.radius.control};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  color: ${theme.colour.ink};
  font-size: ${theme.size.small};
  font-weight: 600;
  cursor: pointer;

  > svg {
    width: 1.15em;
    height: 1.15em;
    stroke-width: 1.75;
  }

  ${media.hover} {
    &:hover {
      background: ${theme.colour.sunken};
    }
  }
`;

type PictureMosaicProps = {
  /** Accessible name, for instance 'Pictures of Pelican Cove'. */
  label: string;
  slides: readonly Slide[];
  /** A press on a picture, with its index. */
  onOpen: (index: number) => void;
};

/** A large picture beside up to four small ones; each opens on a press. For wide screens. */
export function PictureMosaic({ label, slides, onOpen }: PictureMosaicProps) {
  const shown = slides.slice(0, SHOWN);
  if (shown.length === 0) {
    return (
      <Frame aria-label={label} $count={1}>
        <Plain>
          <Picture src={undefined} alt="" ratio="auto" />
        </Plain>
      </Frame>
    );
  }
  return (
    <Frame aria-label={label} $count={shown.length}>
      {shown.map(({ src, alt }, index) => (
        <Tile
          key={src}
          type="button"
          aria-haspopup="dialog"
          $area={AREAS[index]}
          onClick={() => {
            onOpen(index);
          }}
        >
          <Picture src={src} alt={alt} ratio="auto" priority={index === 0 ? 'first' : undefined} />
          <VisuallyHidden>{`, picture ${index + 1} of ${slides.length}`}</VisuallyHidden>
        </Tile>
      ))}
      {slides.length > 1 && (
        <All
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            onOpen(0);
          }}
        >
          <Images aria-hidden />
          Show all {slides.length} pictures
        </All>
      )}
    </Frame>
  );
}
