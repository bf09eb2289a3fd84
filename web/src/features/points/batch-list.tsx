import { formatDay, formatPoints } from '../../formats/reader-formats.ts';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { PointsBatch } from '@club/domain/points/batches';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { Badge } from '../../design/data/badge.tsx';
import { EndsLine } from '../../design/data/ends-line.ts';
import { Text } from '../../design/text/text.tsx';
import { batchOrigin, daysLeftText, isSoon } from './points-text.ts';

const List = styled.ol`
  ${tabularType}
  display: grid;
`;

const Line = styled(EndsLine)`
  box-shadow: 0 1px 0 ${theme.colour.line};

  &:last-child {
    box-shadow: none;
  }
`;

const Side = styled.div<{ $end?: boolean }>`
  display: grid;
  gap: ${theme.space.s2};
  justify-items: ${({ $end = false }) => ($end ? 'end' : 'start')};
  text-align: ${({ $end = false }) => ($end ? 'right' : 'left')};

  > strong {
    font-weight: 600;
  }
`;

type BatchListProps = { batches: readonly PointsBatch[]; today: LocalDate };

/** The batches of the balance, in the order in which they expire and are used. */
export function BatchList({ batches, today }: BatchListProps) {
  return (
    <List>
      {batches.map((batch, index) => (
        <Line key={`${batch.id} ${batch.expiresOn}`}>
          <Side>
            <strong>{formatPoints(batch.points)}</strong>
            <Text as="span" $size="small" $tone="soft">
              {batchOrigin(batch)}
            </Text>
          </Side>
          <Side $end>
            <span>until {formatDay(batch.expiresOn)}</span>
            {index === 0 || isSoon(batch.expiresOn, today) ? (
              <Badge tone={isSoon(batch.expiresOn, today) ? 'warn' : 'plain'}>
                {daysLeftText(batch.expiresOn, today)}
              </Badge>
            ) : (
              <Text as="span" $size="small" $tone="soft">
                {daysLeftText(batch.expiresOn, today)}
              </Text>
            )}
          </Side>
        </Line>
      ))}
    </List>
  );
}
