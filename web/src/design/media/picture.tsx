import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { FallbackScene } from './fallback-scene.tsx';

const Frame = styled.div<{ $ratio: string; $phoneRatio: string }>`
  position: relative;
  aspect-ratio: ${({ $phoneRatio }) => $phoneRatio};
  overflow: hidden;
  background: ${theme.colour.skeleton};

  ${media.tablet} {
    aspect-ratio: ${({ $ratio }) => $ratio};
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/**
 * How soon a picture is asked for. `first`: with the page, for what is in view on every device;
 * `row`: before others as soon as the page is laid out, for what may be in view beside it. Drawn
 * pictures are read in the thread that renders, so one that is not seen delays what is read.
 */
export type PicturePriority = 'first' | 'row';

export type PictureProps = {
  /** Address of the image; the fallback is shown when it is empty or undefined. */
  src: string | undefined;
  /** What the picture shows; '' where the text beside it says the same. */
  alt: string;
  /** Aspect ratio of the frame: '4 / 3' on cards (default), '16 / 9' and wider on pages. */
  ratio?: string | undefined;
  /** Aspect ratio on phones; by default the same. */
  phoneRatio?: string | undefined;
  /** By default it is asked for when it comes near. */
  priority?: PicturePriority | undefined;
  /** Size of the image file in pixels, where it is known. */
  width?: number | undefined;
  height?: number | undefined;
};

/** An image in a frame of fixed shape, so that nothing moves when it loads or fails. */
export function Picture({
  src,
  alt,
  ratio = '4 / 3',
  phoneRatio = ratio,
  priority,
  width,
  height,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === undefined || src === '' || src === broken) {
    return (
      <Frame
        $ratio={ratio}
        $phoneRatio={phoneRatio}
        role={alt === '' ? undefined : 'img'}
        aria-label={alt === '' ? undefined : alt}
      >
        <FallbackScene />
      </Frame>
    );
  }
  return (
    <Frame $ratio={ratio} $phoneRatio={phoneRatio}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority === 'first' ? undefined : 'lazy'}
        fetchPriority={priority && 'high'}
        decoding="async"
        draggable={false}
        // The club's own are addressed by their path.
        referrerPolicy={src.startsWith('/') ? undefined : 'no-referrer'}
        onError={() => {
          setBroken(src);
        }}
      />
    </Frame>
  );
}
