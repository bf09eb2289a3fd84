import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Overline, Text } from '../../design/text/text.tsx';
import type { AccountGroupOfPages } from './use-account-groups.ts';

const EntryList = styled.ul`
  margin-top: ${theme.space.s8};
  box-shadow: 0 -1px 0 ${theme.colour.line};
`;

const Entry = styled(Link)`
  display: grid;
  width: 100%;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space.s16};
  align-items: center;
  min-height: 4.5rem;
  padding-block: ${theme.space.s12};
  box-shadow: 0 1px 0 ${theme.colour.line};

  > svg {
    width: 1.4rem;
    height: 1.4rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }

  > svg:last-child {
    color: ${theme.colour.faint};
  }

  strong {
    display: block;
    font-weight: 600;
  }

  ${media.hover} {
    &:hover strong {
      color: ${theme.colour.lagoon};
    }
  }
`;

/** A group of the account's pages as links. */
export function AccountGroup({ title, entries }: AccountGroupOfPages) {
  return (
    <section aria-label={title}>
      <Overline as="h2">{title}</Overline>
      <EntryList>
        {entries.map(({ to, label, text, Icon }) => (
          <li key={label}>
            <Entry to={to}>
              <Icon aria-hidden />
              <span>
                <strong>{label}</strong>
                <Text as="span" $size="small" $tone="soft">
                  {text}
                </Text>
              </span>
              <ChevronRight aria-hidden />
            </Entry>
          </li>
        ))}
      </EntryList>
    </section>
  );
}
