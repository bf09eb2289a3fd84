import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PATHS } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType } from '../../design/theme/typography.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import type { SentMessage } from './contact-form.tsx';

const Ticket = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  justify-items: start;
  padding: ${theme.space.s24};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.lagoonTint};
`;

const Number = styled.p`
  ${displayType}
  font-size: ${theme.size.h2};
  letter-spacing: 0.04em;
  user-select: all;
`;

type MessageSentProps = { message: SentMessage; onAnother: () => void };

/** The message was received: the number of its ticket, and what happens next. */
export function MessageSent({ message, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus has disappeared.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Stack $gap="s24">
      <Heading level={2} size="h3" ref={heading} tabIndex={-1}>
        Your message has arrived
      </Heading>
      <Ticket>
        <Overline>Ticket number</Overline>
        <Number>{message.number}</Number>
      </Ticket>
      <Text>
        A person of the club reads it and answers to <strong>{message.email}</strong>. We have sent
        the number there, too. Have it ready when you write about this again.
      </Text>
      <Row>
        <ButtonLink to={PATHS.home}>Back to the resorts</ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          Write another message
        </Button>
      </Row>
    </Stack>
  );
}
