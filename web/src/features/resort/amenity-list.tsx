import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s8} ${theme.space.s20};

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.s8};
    font-size: ${theme.size.small};
    font-weight: 600;
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }
`;

/** Amenities side by side, each with its icon. */
export function AmenityList({
  amenities,
}: {
  amenities: readonly { name: string; icon: LucideIcon }[];
}) {
  return (
    <List>
      {amenities.map(({ name, icon: Icon }) => (
        <li key={name}>
          <Icon aria-hidden />
          {name}
        </li>
      ))}
    </List>
  );
}
