import { useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { Overline } from '../../design/text/text.tsx';
import type { Fact } from './confirmation-facts.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12};
`;

const List = styled.dl`
  ${tabularType}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: ${theme.space.s12} ${theme.space.s24};
  font-size: ${theme.size.small};
  line-height: 1.4;
  overflow-wrap: anywhere;

  dt {
    color: ${theme.colour.soft};
  }

  ${media.print} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** Facts for the record: small and side by side, after what matters. */
export function QuietFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Overline as="h2" id={titleId}>
        {title}
      </Overline>
      <List>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Section>
  );
}
