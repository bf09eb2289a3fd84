import { formatCount } from '@club/domain/money/cents';
import { displayName } from '@club/domain/resort/resort-name';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useCatalogue } from '../../lib/live-data.tsx';
import { resortPath } from '../../lib/paths.ts';
import { theme } from '../../theme/theme.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { SectionHeading } from '../../ui/text/section-heading.tsx';
import { OutsideLink, TextLink } from '../../ui/text/text-link.tsx';
import { Text } from '../../ui/text/text.tsx';
import { resortGroups } from './resort-groups.ts';

const Region = styled.section`
  display: grid;
  gap: ${theme.space.s32};
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s24});
`;

const Columns = styled.div`
  columns: 17rem;
  column-gap: ${theme.space.s48};
`;

const Country = styled.div`
  break-inside: avoid;
  padding-bottom: ${theme.space.s32};

  > ul {
    margin-top: ${theme.space.s8};
  }

  li {
    padding-block: ${theme.space.s4};
    line-height: 1.4;
  }
`;

const anchorOf = (region: string): string => region.toLowerCase().replace(/[^a-z]+/g, '-');

/** `/directory`: every resort by part of the world, country and name. */
export default function AToZPage() {
  useDocumentTitle('Directory');
  const catalogue = useCatalogue();
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const groups = useMemo(() => (resorts === null ? [] : resortGroups(resorts)), [resorts]);

  if (catalogue.status === 'loading') return <LoadingScreen fullScreen={false} />;
  if (catalogue.status === 'error') {
    return (
      <PageContainer>
        <ErrorState
          level={1}
          title="The directory could not be loaded"
          text="It did not answer. Your connection may be gone."
          onRetry={catalogue.retry}
        />
      </PageContainer>
    );
  }
  return (
    <PageContainer>
      <PageSections>
        <div>
          <SectionHeading
            level={1}
            title="Directory"
            text={`${formatCount(groups.reduce((sum, group) => sum + group.count, 0))} resorts, by part of the world and country.`}
          />
          <br />
          <nav aria-label="Parts of the world">
            <Row $gap="s16">
              {groups.map(({ region, count }) => (
                <OutsideLink key={region} href={`#${anchorOf(region)}`}>
                  {region} ({formatCount(count)})
                </OutsideLink>
              ))}
            </Row>
          </nav>
        </div>
        {groups.map(({ region, countries }) => (
          <Region key={region} id={anchorOf(region)}>
            <Heading level={2}>{region}</Heading>
            <Columns>
              {countries.map(({ country, resorts: inCountry }) => (
                <Country key={country}>
                  <Heading level={3} size="h4">
                    {country}
                  </Heading>
                  <ul>
                    {inCountry.map((resort) => (
                      <li key={resort.id}>
                        <TextLink to={resortPath(resort.id)}>
                          {displayName(resort.placeName)}
                        </TextLink>
                        <Text as="span" $size="small" $tone="soft">
                          {' '}
                          {resort.location}
                        </Text>
                      </li>
                    ))}
                  </ul>
                </Country>
              ))}
            </Columns>
          </Region>
        ))}
      </PageSections>
    </PageContainer>
  );
}
