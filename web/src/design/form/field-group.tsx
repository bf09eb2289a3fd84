import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { displayType } from '../theme/typography.ts';
import { FieldParts } from './field-frame.tsx';

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space.s20};
`;

const Title = styled.legend`
  ${displayType}
  float: left;
  width: 100%;
  font-size: ${theme.size.h4};
`;

const Reason = styled.p`
  margin-top: calc(-1 * ${theme.space.s12});
  font-size: ${theme.size.small};
  line-height: 1.5;
  color: ${theme.colour.soft};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20} ${theme.space.s16};
`;

type FieldGroupProps = {
  title: ReactNode;
  /** Why these things are asked. */
  reason?: ReactNode;
  children: ReactNode;
};

/** Fields that belong together, with a heading and a reason. */
export function FieldGroup({ title, reason, children }: FieldGroupProps) {
  return (
    <Group>
      <Title>{title}</Title>
      {reason !== undefined && <Reason>{reason}</Reason>}
      <Fields>{children}</Fields>
    </Group>
  );
}

/**
 * Fields side by side from tablets up, their controls on one line, whatever stands above and below
 * them: `<FieldRow $columns="2fr 1fr">`.
 */
export const FieldRow = styled.div<{ $columns?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20} ${theme.space.s16};

  ${media.tablet} {
    grid-template-columns: ${({ $columns = 'repeat(2, minmax(0, 1fr))' }) => $columns};

    > * {
      grid-row: span 2;
    }

    > ${FieldParts} {
      grid-template-rows: subgrid;
      row-gap: ${theme.space.s8};
    }
  }
`;
