import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType } from '../../design/theme/typography.ts';
import { useResortPath } from '../stay/stay-search.ts';
import { Picture } from '../../design/media/picture.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

const Paper = styled.div`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s16};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: ${theme.space.s12} ${theme.space.gutter};
  background: ${theme.colour.raised};
  box-shadow:
    0 1px 0 ${theme.colour.line},
    0 -1px 0 ${theme.colour.line};

  > :first-child {
    border-radius: ${theme.radius.control};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    margin-inline: 0;
    padding: 0;
    border-radius: ${theme.radius.card};
    overflow: hidden;
    box-shadow: 0 0 0 1px ${theme.colour.line};

    > :first-child {
      border-radius: 0;
    }
  }
`;

const Details = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  gap: ${theme.space.s2};
  font-size: ${theme.size.small};
  line-height: 1.45;
  color: ${theme.colour.soft};

  > strong {
    ${displayType}
    font-size: ${theme.size.h4};
    color: ${theme.colour.ink};
  }

  ${media.desktop} {
    gap: ${theme.space.s4};
    padding: ${theme.space.s20} ${theme.space.s24} ${theme.space.s24};
  }
`;

/** The resort whose units are being chosen. */
export function ResortGlance({ resort }: { resort: Resort }) {
  const pathOf = useResortPath();
  return (
    <Paper>
      <Picture src={resort.images[0]} alt="" ratio="16 / 10" priority="first" />
      <Details>
        <strong>{displayName(resort.placeName)}</strong>
        <span>
          {resort.location} · Resort ID {resort.resortCode}
        </span>
        <span>
          <TextLink $alone to={pathOf(resort.id)}>
            See the resort
          </TextLink>
        </span>
      </Details>
    </Paper>
  );
}
