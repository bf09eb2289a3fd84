import type { Disagreement, Reconciliation } from '@club/domain/reconciliation/reconciliation';
import { styled } from 'styled-components';
import { formatCount } from '../../../formats/reader-formats.ts';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import { theme } from '../../../design/theme/theme.ts';
import { tabularType } from '../../../design/theme/typography.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Stack } from '../../../design/layout/stack.tsx';
import { Sheet } from '../../../design/overlay/sheet.tsx';
import { Text } from '../../../design/text/text.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { DrawerSection } from '../layout/drawer-section.tsx';
import type { DifferenceGroup } from './reconciliation-labels.ts';
import {
  comparedFigures,
  differenceGroups,
  differencePath,
  differencesText,
} from './reconciliation-labels.ts';

const Differences = styled.ul`
  ${tabularType}
  display: grid;
  font-size: ${theme.size.small};
  line-height: 1.45;
`;

const Difference = styled.li`
  display: grid;
  gap: ${theme.space.s2};
  padding-block: ${theme.space.s8};
  box-shadow: inset 0 -1px 0 ${theme.colour.line};
  overflow-wrap: anywhere;

  > :first-child {
    font-weight: 550;
  }
`;

const Figures = styled.dl`
  ${tabularType}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.s8} ${theme.space.s16};
  font-size: ${theme.size.small};
  line-height: 1.45;

  > dt {
    color: ${theme.colour.soft};
  }

  > dd {
    text-align: right;
  }
`;

/** Details begin in lower case, because the log has them in the middle of a line. */
const sentence = (detail: string): string => `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`;

function DifferenceLine({ difference }: { difference: Disagreement }) {
  const path = differencePath(difference);
  return (
    <Difference>
      {path === null ? (
        <span>{difference.id}</span>
      ) : (
        <span>
          <TextLink $alone to={path}>
            {difference.id}
          </TextLink>
        </span>
      )}
      <span>{sentence(difference.detail)}</span>
    </Difference>
  );
}

function Group({ group: { title, differences } }: { group: DifferenceGroup }) {
  return (
    <DrawerSection title={title} gap="s4">
      <Differences>
        {differences.map((difference) => (
          <DifferenceLine key={`${difference.id} ${difference.detail}`} difference={difference} />
        ))}
      </Differences>
    </DrawerSection>
  );
}

type ReconciliationDrawerProps = { last: Reconciliation; onClose: () => void };

/** The last reconciliation in full: every difference by its id, and what was compared. */
export function ReconciliationDrawer({ last, onClose }: ReconciliationDrawerProps) {
  const shown = last.disagreements.length;
  return (
    <Sheet open tall title={differencesText(last.total)} onClose={onClose}>
      <Stack $gap="s24">
        <Text $size="small" $tone="soft" $tabular>
          All records of the club as of {instantDayAndTime(last.at) ?? 'an unknown day'}.
          {last.total > 0 &&
            ' Nothing is repaired automatically: an admin decides which record is wrong.'}
        </Text>
        {shown < last.total && (
          <Alert tone="warn">
            Shown are the first {formatCount(shown)}. The command “npm run reconcile” prints all.
          </Alert>
        )}
        {differenceGroups(last).map((group) => (
          <Group key={group.kind} group={group} />
        ))}
        <DrawerSection title="What was compared">
          <Figures>
            {comparedFigures(last).flatMap(({ what, label, count }) => [
              <dt key={`${what}-label`}>{label}</dt>,
              <dd key={what}>{count}</dd>,
            ])}
          </Figures>
        </DrawerSection>
      </Stack>
    </Sheet>
  );
}
