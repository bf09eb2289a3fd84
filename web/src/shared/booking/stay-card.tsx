import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { Picture } from '../../design/media/picture.tsx';

const Shape = styled.article<{ $isUrgent: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: 0 0 0
    ${({ $isUrgent }) => ($isUrgent ? `2px ${theme.colour.coral}` : `1px ${theme.colour.line}`)};

  ${media.tablet} {
    grid-template-columns: 13rem minmax(0, 1fr);

    > :first-child {
      height: 100%;
      min-height: 12rem;
      aspect-ratio: auto;
    }
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.s16};
  padding: ${theme.space.s20};
`;

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s4};
`;

const Name = styled.h3`
  ${displayType}
  font-size: ${theme.size.h4};
  line-height: 1.22;
`;

const NameLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.colour.lagoonHover};
    }
  }
`;

const Place = styled.p`
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

const Facts = styled.dl`
  ${tabularType}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${theme.space.s12} ${theme.space.s24};
  font-size: ${theme.size.small};
  line-height: 1.45;

  dt {
    color: ${theme.colour.soft};
  }

  dd {
    font-weight: 600;
  }
`;

type StayCardProps = {
  pictureSrc: string | undefined;
  /** Where the stay stands, above the name. */
  standing: ReactNode;
  name: string;
  /** The page behind the name; without it the name is no link. */
  to?: string | undefined;
  place: string;
  facts: readonly { label: string; value: string }[];
  /** True for what has to be answered in time. */
  isUrgent?: boolean | undefined;
  /** What can be done; gets the id of the name, to be described by it. */
  children: (nameId: string) => ReactNode;
};

/** A stay that is booked, kept or waited for: the resort, where it stands, what it is, what to do. */
export function StayCard(props: StayCardProps) {
  const { pictureSrc, standing, name, to, place, facts, isUrgent = false, children } = props;
  const nameId = useId();
  return (
    <Shape aria-labelledby={nameId} $isUrgent={isUrgent}>
      <Picture src={pictureSrc} alt="" ratio="16 / 10" />
      <Words>
        <Head>
          {standing}
          <Name id={nameId}>{to === undefined ? name : <NameLink to={to}>{name}</NameLink>}</Name>
          <Place>{place}</Place>
        </Head>
        <Facts>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </Facts>
        {children(nameId)}
      </Words>
    </Shape>
  );
}
