import { BOOKING_FALLBACKS } from '@club/domain/api/messages';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';

const Frame = styled.div`
  display: grid;
  place-items: center;
  width: 4rem;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${theme.radius.control};
  background: ${theme.colour.skeleton};
  font-size: 0.6875rem;
  line-height: 1.2;
  color: ${theme.colour.soft};
  text-align: center;

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The resort's picture in small; a text where there is none (rules 1.14). */
export function BookingThumb({ image }: { image: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Frame>
      {image === '' || image === broken ? (
        BOOKING_FALLBACKS.image
      ) : (
        <img
          src={image}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(image);
          }}
        />
      )}
    </Frame>
  );
}
