import { styled } from 'styled-components';
import { PATHS, registrationPath } from '../../shared/routes/paths.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType } from '../../design/theme/typography.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

const Container = styled.section`
  display: grid;
  gap: ${theme.space.s24};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${theme.space.s64};
  }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${theme.space.s16};
  align-content: start;
  justify-items: start;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.s20};
  counter-reset: step;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.s32};
  }

  > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: ${theme.space.s4} ${theme.space.s8};
    align-content: start;
    font-size: ${theme.size.small};
    line-height: 1.5;
    color: ${theme.colour.soft};
    counter-increment: step;

    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr);
    }

    &::before {
      ${displayType}
      content: counter(step);
      grid-row: 1 / 3;
      font-size: ${theme.size.h3};
      color: ${theme.colour.lagoon};

      ${media.tablet} {
        grid-row: auto;
      }
    }

    > strong {
      font-size: ${theme.size.body};
      font-weight: 600;
      color: ${theme.colour.ink};
    }
  }
`;

/** For visitors: what the club is, and how to join it. */
export function ClubIntro() {
  return (
    <Container aria-labelledby="club-heading">
      <TextBlock>
        <Heading level={2} size="h3" id="club-heading">
          A club that trades weeks for anywhere
        </Heading>
        <Text $tone="soft">
          Tideaway is a resort exchange club. Members bring the weeks they own as points, and spend
          them anywhere in the directory.
        </Text>
        <Row $gap="s24">
          <ButtonLink variant="quiet" to={registrationPath()}>
            Join the club
          </ButtonLink>
          <TextLink $alone to={PATHS.about}>
            About the club
          </TextLink>
        </Row>
      </TextBlock>
      <Steps>
        <li>
          <strong>Join</strong>
          <span>A name, an email address and a password: that is all.</span>
        </li>
        <li>
          <strong>Bring points, or a card</strong>
          <span>Deposit the points of your weeks, or take a Last Call stay by card.</span>
        </li>
        <li>
          <strong>Choose your nights</strong>
          <span>
            The price you see is the whole price, and your nights are held while you book.
          </span>
        </li>
      </Steps>
    </Container>
  );
}
