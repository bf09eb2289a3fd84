import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
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
  /** Why the form asks for this. */
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

const sideBySide = css<{ $columns?: string }>`
  grid-template-columns: ${({ $columns = 'repeat(2, minmax(0, 1fr))' }) => $columns};

  > * {
    grid-row: span 2;
  }

  > ${FieldParts} {
    grid-template-rows: subgrid;
    row-gap: ${theme.space.s8};
  }
`;

/**
 * Fields side by side from tablets up, with their controls in one row, whatever is above and below
 * them: `<FieldRow $columns="2fr 1fr">`. With `$short` also on phones.
 */
export const FieldRow = styled.div<{ $columns?: string; $short?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20} ${theme.space.s16};

  ${({ $short }) => $short === true && sideBySide}

  ${media.tablet} {
    ${sideBySide}
  }
`;
