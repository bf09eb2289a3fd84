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

const Details = styled.div`
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

/** One line of it is as high as a target, without taking more room than its text. */
const NameLink = styled(Link)`
  display: block;
  margin-block: calc((1lh - ${theme.target}) / 2);
  padding-block: calc((${theme.target} - 1lh) / 2);
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.colour.lagoonHover};
    }
  }
`;

const Location = styled.p`
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
  /** The status, above the name. */
  standing: ReactNode;
  name: string;
  /** Where the name links to; without it the name is no link. */
  to?: string | undefined;
  place: string;
  facts: readonly { label: string; value: string }[];
  /** True for a stay that needs a response in time. */
  isUrgent?: boolean | undefined;
  /** Actions; gets the id of the name, to be described by it. */
  children: (nameId: string) => ReactNode;
};

/**
 * A stay that is booked, on hold or on the waitlist: the resort, its status, its facts and actions.
 */
export function StayCard(props: StayCardProps) {
  const { pictureSrc, standing, name, to, place, facts, isUrgent = false, children } = props;
  const nameId = useId();
  return (
    <Shape aria-labelledby={nameId} $isUrgent={isUrgent}>
      <Picture src={pictureSrc} alt="" ratio="16 / 10" />
      <Details>
        <Head>
          {standing}
          <Name id={nameId}>{to === undefined ? name : <NameLink to={to}>{name}</NameLink>}</Name>
          <Location>{place}</Location>
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
      </Details>
    </Shape>
  );
}
