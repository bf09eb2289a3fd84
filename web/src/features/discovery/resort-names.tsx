import { formatCount } from '../../formats/reader-formats.ts';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { styled } from 'styled-components';
import { useResortPath } from '../../shared/stay/stay-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { Heading } from '../../design/text/heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';
import type { ResortGroup } from './resort-groups.ts';

/** Lists in as many columns as there is room for. */
export const NameColumns = styled.div`
  columns: 17rem;
  column-gap: ${theme.space.s48};
`;

const Names = styled.ul`
  > li {
    break-inside: avoid;
    padding-block: ${theme.space.s4};
    line-height: 1.4;
  }
`;

/** A group of so few stays in one column, below its title. */
const FEW = 8;

const Group = styled.details<{ $isShort: boolean }>`
  break-inside: ${({ $isShort }) => ($isShort ? 'avoid' : 'auto')};
  padding-bottom: ${theme.space.s24};

  > summary {
    display: flex;
    align-items: baseline;
    gap: ${theme.space.s12};
    min-height: 2.75rem;
    padding-block: ${theme.space.s8};
    cursor: pointer;
  }
`;

type NamesProps = { group: ResortGroup };

/** The resorts of a group, each with its place. */
export function ResortNames({ group }: NamesProps) {
  const pathOf = useResortPath();
  return (
    <Names>
      {group.resorts.map((resort) => (
        <li key={resort.id}>
          <TextLink $alone to={pathOf(resort.id)}>
            {displayName(resort.placeName)}
          </TextLink>
          <Text as="span" $size="small" $tone="soft">
            {' '}
            {resort.location}
          </Text>
        </li>
      ))}
    </Names>
  );
}

type FoldedProps = NamesProps & {
  startsOpen: boolean;
  /** Where the names are, for readers without script. */
  namesAt: string;
};

/** A group that can be folded; the names of a folded group are not rendered. */
export function FoldedResortNames({ group, startsOpen, namesAt }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <Group
      $isShort={group.resorts.length <= FEW}
      open={isOpen}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <Heading level={3} size="h4">
          {group.title}
        </Heading>
        <Text as="span" $size="small" $tone="soft">
          {formatCount(group.resorts.length)}
        </Text>
      </summary>
      {isOpen ? (
        <ResortNames group={group} />
      ) : (
        <WithoutScript>
          <TextLink to={namesAt}>See the resorts</TextLink>
        </WithoutScript>
      )}
    </Group>
  );
}
