import { styled } from 'styled-components';
import { PATHS } from '../../shared/routes/paths.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { heightBelow } from '../../design/layout/height-below.ts';
import { Picture } from '../../design/media/picture.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline, Text } from '../../design/text/text.tsx';

const Container = styled.section`
  ${heightBelow({ phone: 35, tablet: 17, desktop: 26 })}
  display: grid;
  gap: ${theme.space.s32};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s64};
  }

  > :first-child {
    border-radius: ${theme.radius.card};
  }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${theme.space.s16};
  justify-items: start;
`;

/** Leads to the magazine (rules 1.3). */
export function MagazinePromo() {
  return (
    <Container aria-labelledby="magazine-heading" data-below>
      <Picture src="/art/magazine.svg" alt="" />
      <TextBlock>
        <Overline>The club magazine</Overline>
        <Heading level={2} id="magazine-heading">
          Slow mornings, short drives
        </Heading>
        <Text $tone="soft">
          Three stories for planning the next one: when a Last Call is worth waiting for, how to
          make points last two holidays, and what to pack for a week by any water.
        </Text>
        <ButtonLink variant="quiet" to={PATHS.magazine}>
          Learn More<VisuallyHidden> about the magazine</VisuallyHidden>
        </ButtonLink>
      </TextBlock>
    </Container>
  );
}
