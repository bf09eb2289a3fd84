import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import type { ReactNode } from 'react';
import { Badge } from '../../design/data/badge.tsx';
import { CrownRating, type CrownTier } from './crown-rating.tsx';
import { ScoreRating } from '../../design/data/score-rating.tsx';
import { Picture, type PicturePriority } from '../../design/media/picture.tsx';
import {
  Details,
  HeartContainer,
  Location,
  Name,
  NameLink,
  OnPicture,
  PictureContainer,
  Price,
  Ratings,
  Reason,
  Shape,
} from './resort-card-styles.ts';

export type ResortCardProps = {
  name: string;
  place: string;
  /** First picture of the resort. */
  pictureSrc: string | undefined;
  /** How soon the picture is asked for. */
  priority?: PicturePriority | undefined;
  crown?: { label: string; tier: CrownTier } | undefined;
  rating?: { score: number; detail?: string | undefined } | undefined;
  /** One line with the whole price, its unit and what it includes. */
  price?: ReactNode;
  /** A label on the picture, for instance 'Owner exclusive'. */
  badge?: string | undefined;
  /** A `HeartButton`. */
  heart?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
} & (
  | { to: string; unavailableReason?: undefined; preview?: undefined }
  /** Why the card is no link. */
  | { to?: undefined; unavailableReason: string; preview?: undefined }
  /** No link, because the card is a preview in the resort form. */
  | { to?: undefined; unavailableReason?: undefined; preview: true }
);

/** A resort in a list. The whole card is one link, apart from its heart. */
export function ResortCard({
  name,
  place,
  pictureSrc,
  priority,
  crown,
  rating,
  price,
  badge,
  heart,
  headingLevel = 3,
  to,
  unavailableReason,
  preview,
}: ResortCardProps) {
  return (
    <Shape>
      <PictureContainer $dimmed={to === undefined && preview !== true}>
        <Picture
          src={pictureSrc}
          alt=""
          priority={priority}
          width={ART_WIDTH}
          height={ART_HEIGHT}
        />
        <OnPicture>
          {badge !== undefined && <Badge tone="picture">{badge}</Badge>}
          {heart !== undefined && <HeartContainer>{heart}</HeartContainer>}
        </OnPicture>
      </PictureContainer>
      <Details>
        {(crown !== undefined || rating !== undefined) && (
          <Ratings>
            {crown !== undefined && <CrownRating {...crown} />}
            {rating !== undefined && <ScoreRating score={rating.score} detail={rating.detail} />}
          </Ratings>
        )}
        <Name as={`h${headingLevel}`}>
          {to === undefined ? name : <NameLink to={to}>{name}</NameLink>}
        </Name>
        <Location>{place}</Location>
        {price !== undefined && <Price>{price}</Price>}
        {unavailableReason !== undefined && <Reason>{unavailableReason}</Reason>}
      </Details>
    </Shape>
  );
}
