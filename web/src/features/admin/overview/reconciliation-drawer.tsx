import type { Disagreement, Reconciliation } from '@club/domain/reconciliation/reconciliation';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '@club/domain/money/cents';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import { theme } from '../../../design/theme/theme.ts';
import { overlineType, tabularType } from '../../../design/theme/typography.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Stack } from '../../../design/layout/stack.tsx';
import { Sheet } from '../../../design/overlay/sheet.tsx';
import { Text } from '../../../design/text/text.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import type { DifferenceGroup } from './reconciliation-words.ts';
import {
  comparedFigures,
  differenceGroups,
  differencePath,
  differencesText,
} from './reconciliation-words.ts';

const PartTitle = styled.h3`
  ${overlineType}
  color: ${theme.colour.soft};
`;

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

/** Details begin in lower case where they stand in the middle of a line of the log. */
const sentence = (detail: string): string => `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`;

function DifferenceLine({ difference }: { difference: Disagreement }) {
  const path = differencePath(difference);
  return (
    <Difference>
      {path === null ? (
        <span>{difference.id}</span>
      ) : (
        <span>
          <TextLink to={path}>{difference.id}</TextLink>
        </span>
      )}
      <span>{sentence(difference.detail)}</span>
    </Difference>
  );
}

function Group({ group: { title, differences } }: { group: DifferenceGroup }) {
  const titleId = useId();
  return (
    <Stack as="section" $gap="s4" aria-labelledby={titleId}>
      <PartTitle id={titleId}>{title}</PartTitle>
      <Differences>
        {differences.map((difference) => (
          <DifferenceLine key={`${difference.id} ${difference.detail}`} difference={difference} />
        ))}
      </Differences>
    </Stack>
  );
}

type ReconciliationDrawerProps = { last: Reconciliation; onClose: () => void };

/** The last comparison of the books in full: every difference by its id, and what was compared. */
export function ReconciliationDrawer({ last, onClose }: ReconciliationDrawerProps) {
  const figuresId = useId();
  const shown = last.disagreements.length;
  return (
    <Sheet open tall title={differencesText(last.total)} onClose={onClose}>
      <Stack $gap="s24">
        <Text $size="small" $tone="soft" $tabular>
          All books of the club as they were on {instantDayAndTime(last.at) ?? 'an unknown day'}.
          {last.total > 0 &&
            ' Nothing is repaired by itself: which of two is wrong is for a person to say.'}
        </Text>
        {shown < last.total && (
          <Alert tone="warn">
            Shown are the first {formatCount(shown)}. The command “npm run reconcile” prints all.
          </Alert>
        )}
        {differenceGroups(last).map((group) => (
          <Group key={group.kind} group={group} />
        ))}
        <Stack as="section" $gap="s8" aria-labelledby={figuresId}>
          <PartTitle id={figuresId}>What was compared</PartTitle>
          <Figures>
            {comparedFigures(last).flatMap(({ what, label, count }) => [
              <dt key={`${what}-label`}>{label}</dt>,
              <dd key={what}>{count}</dd>,
            ])}
          </Figures>
        </Stack>
      </Stack>
    </Sheet>
  );
}
