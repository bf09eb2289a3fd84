import { formatCount } from '../../formats/reader-formats.ts';
import { withParam } from '../../kernel/routing/with-param.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { openPageHead } from '../../shared/routes/open-page-head.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Chip } from '../../design/actions/chip.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { OPEN_PARAM, useOpenGroups } from './open-groups.ts';
import { ResortsByName, ResortsByPlace } from './resort-lists.tsx';

/** `/directory`: every resort by its first letter, or by part of the world and country. */
export default function AToZPage() {
  usePageHead(
    openPageHead({
      title: 'Directory',
      description:
        'Every resort of the club from A to Z, by name or by part of the world and country.',
      path: PATHS.directory,
    }),
  );
  const catalogue = useLive('catalogue');
  const { query, change } = useAddressQuery();
  const isByPlace = query.get('by') === 'place';
  const open = useOpenGroups();
  const order = (by: 'place' | null): void => {
    change((now) => withParam(withParam(now, 'by', by), OPEN_PARAM, null), {
      replace: true,
      preventScrollReset: true,
    });
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
              <TextLink to="?">By name</TextLink>
              <TextLink to="?by=place">By place</TextLink>
            </Row>
          </WithoutScript>
          <Row data-without-script="hide">
            <Chip
              on={!isByPlace}
              onClick={() => {
                order(null);
              }}
            >
              By name
            </Chip>
            <Chip
              on={isByPlace}
              onClick={() => {
                order('place');
              }}
            >
              By place
            </Chip>
            <Button
              variant="link"
              size="small"
              onClick={() => {
                open.setAll(!open.isAll);
              }}
            >
              {open.isAll ? 'Close all' : 'Open all'}
            </Button>
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
        ) : isByPlace ? (
          <ResortsByPlace resorts={resorts} open={open} />
        ) : (
          <ResortsByName resorts={resorts} open={open} />
        )}
      </PageSections>
    </PageContainer>
  );
}
