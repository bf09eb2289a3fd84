import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { formatCount } from '../../formats/reader-formats.ts';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { withParam } from '../../kernel/routing/with-param.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { openPageHead } from '../../shared/routes/open-page-head.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { directoryByNamePath, directoryPath, PATHS } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Chip } from '../../design/actions/chip.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';
import { JumpLinks } from './jump-links.tsx';
import { pagesOfLetters, resortGroups, resortLetters } from './resort-groups.ts';
import { FoldedResortNames, NameColumns, ResortNames } from './resort-names.tsx';

/** From this many resorts on, the groups start folded. */
const FOLDED_FROM = 600;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s16};
  /* Below the bar and the jump links, which stay in view. */
  scroll-margin-top: calc(${theme.bar} + 5.5rem);

  &:focus {
    outline: none;
  }
`;

const idOf = (title: string): string =>
  title === '#' ? 'other' : title.toLowerCase().replace(/[^\p{L}]+/gu, '-');

type PartOfListProps = { title: string; count: number; children: ReactNode };

function PartOfList({ title, count, children }: PartOfListProps) {
  const id = idOf(title);
  return (
    <Part id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Row $gap="s12" $align="baseline">
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        <Text as="span" $tone="soft">
          {formatCount(count)} {count === 1 ? 'resort' : 'resorts'}
        </Text>
      </Row>
      {children}
    </Part>
  );
}

type ListProps = { resorts: readonly CatalogueResort[] };

/** Parts of the world, their countries, and in each the resorts by name. */
function ByRegion({ resorts }: ListProps) {
  const groups = useMemo(() => resortGroups(resorts), [resorts]);
  const startsOpen = resorts.length < FOLDED_FROM;
  return (
    <>
      <JumpLinks
        label="Parts of the world"
        targets={groups.map(({ region, count }) => ({ id: idOf(region), label: region, count }))}
      />
      {groups.map(({ region, count, countries }) => (
        <PartOfList key={region} title={region} count={count}>
          <NameColumns>
            {countries.map((group) => (
              <FoldedResortNames
                key={group.title}
                group={group}
                startsOpen={startsOpen}
                namesAt={directoryPath(group.title)}
              />
            ))}
          </NameColumns>
        </PartOfList>
      ))}
    </>
  );
}

/** All resorts by name, under their first letters. */
function ByName({ resorts }: ListProps) {
  const groups = useMemo(() => resortLetters(resorts), [resorts]);
  const startsOpen = resorts.length < FOLDED_FROM;
  // Only readers without script follow them.
  const pages = import.meta.env.SSR && !startsOpen ? pagesOfLetters(resorts) : null;
  return (
    <>
      <JumpLinks
        label="Letters"
        targets={groups.map(({ title, resorts: some }) => ({
          id: idOf(title),
          label: title,
          count: some.length,
        }))}
      />
      {groups.map((group) => (
        <PartOfList key={group.title} title={group.title} count={group.resorts.length}>
          {startsOpen ? (
            <NameColumns>
              <ResortNames group={group} />
            </NameColumns>
          ) : (
            <FoldedResortNames
              group={group}
              startsOpen={false}
              namesAt={directoryByNamePath(pages?.get(group.title) ?? 1)}
            />
          )}
        </PartOfList>
      ))}
    </>
  );
}

/** `/directory`: every resort by part of the world and country, or by name alone. */
export default function AToZPage() {
  usePageHead(
    openPageHead({
      title: 'Directory',
      description:
        'Every resort of the club from A to Z, by part of the world and country or by name.',
      path: PATHS.directory,
    }),
  );
  const catalogue = useLive('catalogue');
  const { query, change } = useAddressQuery();
  const isByName = query.get('by') === 'name';
  const order = (by: 'name' | null): void => {
    change((now) => withParam(now, 'by', by), { replace: true, preventScrollReset: true });
  };

  if (catalogue.status === 'error') {
    return (
      <PageContainer>
        <ErrorState
          level={1}
          title="The directory could not be loaded"
          text="It did not respond. You may be offline."
          onRetry={catalogue.retry}
        />
      </PageContainer>
    );
  }
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const count = resorts?.filter(({ available }) => available).length ?? 0;
  return (
    <PageContainer>
      <PageSections>
        <Stack $gap="s24">
          <SectionHeading
            level={1}
            title="Directory"
            text={
              resorts === null
                ? 'Every resort of the club, from A to Z.'
                : `${formatCount(count)} resorts, from A to Z.`
            }
          />
          <WithoutScript>
            <Row $gap="s16">
              <TextLink to="?">By place</TextLink>
              <TextLink to="?by=name">By name</TextLink>
            </Row>
          </WithoutScript>
          <Row data-without-script="hide">
            <Chip
              on={!isByName}
              onClick={() => {
                order(null);
              }}
            >
              By place
            </Chip>
            <Chip
              on={isByName}
              onClick={() => {
                order('name');
              }}
            >
              By name
            </Chip>
          </Row>
        </Stack>
        {resorts === null ? (
          <SkeletonGroup label="Loading the directory...">
            <SkeletonText lines={16} />
          </SkeletonGroup>
        ) : count === 0 ? (
          <EmptyState
            title="There are no resorts yet"
            text="The club has not opened any for booking."
            action={<ButtonLink to={PATHS.home}>Go to the home page</ButtonLink>}
          />
        ) : isByName ? (
          <ByName resorts={resorts} />
        ) : (
          <ByRegion resorts={resorts} />
        )}
      </PageSections>
    </PageContainer>
  );
}
