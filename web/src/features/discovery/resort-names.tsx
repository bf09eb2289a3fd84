import { formatCount } from '../../formats/reader-formats.ts';
import { displayName } from '@club/domain/resort/resort-name';
import { ChevronDown } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { styled } from 'styled-components';
import { useResortPath } from '../../shared/stay/stay-search.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Heading } from '../../design/text/heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';
import { jumpTargetStyles } from './jump-links.tsx';
import { groupId, type OpenGroups } from './open-groups.ts';
import type { ResortGroup } from './resort-groups.ts';

/** Lists in as many columns as there is room for. */
export const NameColumns = styled.div`
  columns: 17rem;
  column-gap: ${theme.space.s48};
`;

const Names = styled.ul`
  > li {
    break-inside: avoid;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${theme.space.s8};
    padding-block: ${theme.space.s4};
    line-height: 1.4;
  }
`;

const Country = styled.details`
  padding-bottom: ${theme.space.s8};

  > summary {
    break-after: avoid;
    display: flex;
    align-items: baseline;
    gap: ${theme.space.s12};
    min-height: 2.75rem;
    padding-block: ${theme.space.s8};
    cursor: pointer;
  }
`;

const Letter = styled.details`
  ${jumpTargetStyles}
  border-top: 1px solid ${theme.colour.line};

  > summary {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr) auto 1.25rem;
    align-items: center;
    gap: ${theme.space.s12};
    min-height: 3.25rem;
    padding-block: ${theme.space.s8};
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    > svg {
      color: ${theme.colour.soft};
      stroke-width: 1.75;
      transition: rotate ${theme.motion.normal} ${theme.motion.ease};
    }

    ${media.hover} {
      &:hover h2 {
        color: ${theme.colour.lagoon};
      }
    }
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  > div {
    padding-bottom: ${theme.space.s24};
  }
`;

/** From the first to the last name under a letter, in one line. */
const Range = styled.span`
  overflow: hidden;
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

type NamesProps = { group: ResortGroup };

/** The resorts of a group, each with its place. */
function ResortNames({ group }: NamesProps) {
  const pathOf = useResortPath();
  return (
    <Names>
      {group.resorts.map((resort) => (
        <li key={resort.id}>
          <TextLink $alone to={pathOf(resort.id)}>
            {displayName(resort.placeName)}
          </TextLink>
          <Text as="span" $size="small" $tone="soft">
            {resort.location}
          </Text>
        </li>
      ))}
    </Names>
  );
}

type GroupProps = NamesProps & {
  open: OpenGroups;
  /** Where the names are, for readers without script. */
  namesAt: string;
};

/** Follows the element, which opens by itself. */
const followToggle =
  ({ group, open }: GroupProps) =>
  ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void => {
    open.set(groupId(group.title), currentTarget.open);
  };

/** The names of an open group; those of a closed one are not rendered. */
function NamesOfOpen({ group, open, namesAt }: GroupProps) {
  return open.has(groupId(group.title)) ? (
    <ResortNames group={group} />
  ) : (
    <WithoutScript>
      <TextLink to={namesAt}>See the resorts</TextLink>
    </WithoutScript>
  );
}

/** A country with its resorts. */
export function CountryGroup(props: GroupProps) {
  const { group, open } = props;
  return (
    <Country open={open.has(groupId(group.title))} onToggle={followToggle(props)}>
      <summary>
        <Heading level={3} size="h4">
          {group.title}
        </Heading>
        <Text as="span" $size="small" $tone="soft">
          {formatCount(group.resorts.length)}
        </Text>
      </summary>
      <NamesOfOpen {...props} />
    </Country>
  );
}

/** A letter with the resorts that begin with it. */
export function LetterGroup(props: GroupProps) {
  const { group, open } = props;
  const id = groupId(group.title);
  const [first, ...others] = group.resorts.map(({ placeName }) => displayName(placeName));
  const last = others.at(-1);
  return (
    <Letter
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      open={open.has(id)}
      onToggle={followToggle(props)}
    >
      <summary>
        <Heading level={2} size="h3" id={`${id}-title`}>
          {group.title}
        </Heading>
        <Range>{last === undefined ? first : `${first} to ${last}`}</Range>
        <Text as="span" $size="small" $tone="soft">
          {formatCount(group.resorts.length)}
        </Text>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <NameColumns>
        <NamesOfOpen {...props} />
      </NameColumns>
    </Letter>
  );
}
