import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Group, Listbox } from './search-lists.ts';
import type { SearchOptionGroup, SearchOption } from './search-options.ts';

const GroupTitle = styled.div.attrs({ role: 'presentation' })`
  padding: ${theme.space.s8} ${theme.space.s12} ${theme.space.s4};
  font-size: ${theme.size.small};
  font-weight: 600;
  color: ${theme.colour.soft};
`;

const LastGroup = styled(Group)`
  margin-top: ${theme.space.s4};
  padding-top: ${theme.space.s4};
  border-top: 1px solid ${theme.colour.line};

  &:first-child {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`;

type SuggestionListProps = {
  id: string;
  groups: readonly SearchOptionGroup[];
  row: (option: SearchOption) => ReactNode;
};

/** Options in groups with titles; one without a title leads to all results. */
export function SuggestionGroups({ id, groups, row }: SuggestionListProps) {
  return groups.map((group, at) =>
    group.title === null ? (
      <LastGroup key="last" aria-label="Search">
        {group.options.map(row)}
      </LastGroup>
    ) : (
      <Group key={group.title} aria-labelledby={`${id}-group-${at}`}>
        <GroupTitle id={`${id}-group-${at}`}>{group.title}</GroupTitle>
        {group.options.map(row)}
      </Group>
    ),
  );
}

/** What is suggested for a typed text. */
export function SuggestionList(props: SuggestionListProps) {
  return (
    <Listbox id={props.id} aria-label="Suggestions">
      <SuggestionGroups {...props} />
    </Listbox>
  );
}
