import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const Circle = styled.span<{ $size: string }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border-radius: ${theme.radius.pill};
  overflow: hidden;
  background: ${theme.colour.lagoonTint};
  color: ${theme.colour.lagoon};
  font-size: calc(${({ $size }) => $size} * 0.38);
  font-weight: 650;
  line-height: 1;
  user-select: none;

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  > svg {
    width: 55%;
    height: 55%;
    stroke-width: 1.75;
  }
`;

/** Drawn by the style sheet, so that the initials are no text to screen readers or tests. */
const Initials = styled.span`
  &::before {
    content: attr(data-initials);
  }
`;

const SIZES = { small: '2rem', medium: '2.5rem', large: '5rem' } as const;

/** First letters of the first and the last word of a name; empty for a name without letters. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
};

type AvatarProps = {
  /** Name of the person. The avatar is decorative unless `label` is given. */
  name: string;
  photoUrl?: string | null | undefined;
  size?: keyof typeof SIZES | undefined;
  /** Accessible name, where there is no text beside it. */
  label?: string | undefined;
};

/** A person's photo, else their initials, else an icon. */
export function Avatar({ name, photoUrl, size = 'medium', label }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = initialsOf(name);
  const usable =
    photoUrl !== null && photoUrl !== undefined && photoUrl !== '' && photoUrl !== broken;
  const fallback =
    initials === '' ? <UserRound aria-hidden /> : <Initials data-initials={initials} />;
  return (
    <Circle
      $size={SIZES[size]}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {usable ? (
        <img
          src={photoUrl}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(photoUrl);
          }}
        />
      ) : (
        fallback
      )}
    </Circle>
  );
}
