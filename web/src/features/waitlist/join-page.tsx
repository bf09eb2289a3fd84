import { MISSING_DATA } from '@club/domain/api/messages';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { PATHS, stayPath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { ResortGlance } from '../../shared/resort/resort-glance.tsx';
import { WithResort } from '../../shared/resort/with-resort.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { SideBySide } from '../../design/layout/side-by-side.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { JoinForm } from './join-form.tsx';
import { CriteriaDates } from './criteria-dates.tsx';
import { criteriaFromAddress } from './criteria-from-address.ts';

const TITLE = 'Tell me when it is free';

const Page = styled.div`
  padding-block: ${theme.space.s32} ${theme.space.s80};
`;

/** The address names no resort, or nothing there to wait for. */
function NothingToWaitFor({ resortId }: { resortId: string | null }) {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        scene="night"
        title={resortId === null ? MISSING_DATA.resort : MISSING_DATA.booking}
        text="Choose a unit and dates first; if they are taken, you can join the waitlist."
        action={
          resortId === null ? (
            <ButtonLink to={PATHS.directoryAtHome}>Find a resort</ButtonLink>
          ) : (
            <ButtonLink to={stayPath('units', { resort: resortId })}>
              Choose unit and dates
            </ButtonLink>
          )
        }
      />
    </PageContainer>
  );
}

function Join({ resort, children }: { resort: Resort; children: ReactNode }) {
  usePageHead({ title: TITLE });
  return (
    <PageContainer>
      <Page>
        <SideBySide aside={<ResortGlance resort={resort} />} asideLabel="The resort" asideFirst>
          <Stack $gap="s32">
            <Stack $gap="s8">
              <Heading level={1}>{TITLE}</Heading>
              <Text $tone="soft">
                Join the waitlist of {displayName(resort.placeName)}, {resort.location}.
              </Text>
            </Stack>
            {children}
          </Stack>
        </SideBySide>
      </Page>
    </PageContainer>
  );
}

/** /waitlist/new: joins the waitlist for a stay that is taken (rules 10.1). For members. */
export default function JoinPage() {
  const [query] = useSearchParams();
  const reading = criteriaFromAddress(query, useToday());
  switch (reading.kind) {
    case 'nothing':
      return <NothingToWaitFor resortId={null} />;
    case 'resort':
      return <NothingToWaitFor resortId={reading.resortId} />;
    case 'unit':
      return (
        <WithResort resortId={reading.unit.resortId} missing={<NothingToWaitFor resortId={null} />}>
          {(resort) => (
            <Join resort={resort}>
              <CriteriaDates unit={reading.unit} />
            </Join>
          )}
        </WithResort>
      );
    case 'criteria':
      return (
        <WithResort
          resortId={reading.criteria.resortId}
          missing={<NothingToWaitFor resortId={null} />}
        >
          {(resort) => (
            <Join resort={resort}>
              <JoinForm key={query.toString()} resort={resort} criteria={reading.criteria} />
            </Join>
          )}
        </WithResort>
      );
  }
}
