import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '../../formats/reader-formats.ts';
import { directoryByNamePath, directoryPath } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { Row } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { JumpLinks, jumpTargetStyles } from './jump-links.tsx';
import { groupId, type OpenGroups } from './open-groups.ts';
import { pagesOfLetters, resortGroups, resortLetters } from './resort-groups.ts';
import { CountryGroup, LetterGroup, NameColumns } from './resort-names.tsx';

type ListProps = { resorts: readonly CatalogueResort[]; open: OpenGroups };

const Letters = styled.div`
  border-bottom: 1px solid ${theme.colour.line};
`;

const Region = styled.section`
  ${jumpTargetStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s16};
`;

/** Parts of the world, their countries, and in each the resorts by name. */
export function ResortsByPlace({ resorts, open }: ListProps) {
  const groups = useMemo(() => resortGroups(resorts), [resorts]);
  return (
    <>
      <JumpLinks
        label="Parts of the world"
        targets={groups.map(({ region, count }) => ({ id: groupId(region), label: region, count }))}
      />
      {groups.map(({ region, count, countries }) => {
        const id = groupId(region);
        return (
          <Region key={region} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
            <Row $gap="s12" $align="baseline">
              <Heading level={2} id={`${id}-title`}>
                {region}
              </Heading>
              <Text as="span" $tone="soft">
                {formatCount(count)} {count === 1 ? 'resort' : 'resorts'}
              </Text>
            </Row>
            <NameColumns>
              {countries.map((group) => (
                <CountryGroup
                  key={group.title}
                  group={group}
                  open={open}
                  namesAt={directoryPath(group.title)}
                />
              ))}
            </NameColumns>
          </Region>
        );
      })}
    </>
  );
}

/** All resorts by name, under their first letters. */
export function ResortsByName({ resorts, open }: ListProps) {
  const groups = useMemo(() => resortLetters(resorts), [resorts]);
  // Only readers without script follow them.
  const pages = import.meta.env.SSR ? pagesOfLetters(resorts) : null;
  return (
    <>
      <JumpLinks
        label="Letters"
        targets={groups.map(({ title, resorts: some }) => ({
          id: groupId(title),
          label: title,
          count: some.length,
        }))}
        onJump={(id) => {
          open.set(id, true);
        }}
      />
      <Letters>
        {groups.map((group) => (
          <LetterGroup
            key={group.title}
            group={group}
            open={open}
            namesAt={directoryByNamePath(pages?.get(group.title) ?? 1)}
          />
        ))}
      </Letters>
    </>
  );
}
