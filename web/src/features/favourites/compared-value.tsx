import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import type { CompareCell } from './compare-rows.ts';

/** A value that speaks for its resort. */
const Mark = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space.s8};
  margin: calc(-1 * ${theme.space.s4}) calc(-1 * ${theme.space.s8});
  padding: ${theme.space.s4} ${theme.space.s8};
  border-radius: ${theme.radius.control};
  background: ${theme.colour.lagoonTint};
  font-weight: 600;

  > small {
    font-size: ${theme.size.tiny};
    font-weight: 550;
    color: ${theme.colour.lagoon};
  }
`;

/** What a resort costs or has, with the reason where it speaks for the resort. */
export function ComparedValue({ value, reason }: CompareCell) {
  if (reason === null) return <td>{value}</td>;
  return (
    <td>
      <Mark>
        {value} {reason !== '' && <small>{reason}</small>}
      </Mark>
    </td>
  );
}
