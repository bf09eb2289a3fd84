import { useState } from 'react';
import type { SignedIn } from '../../kernel/session/session.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The way out of the club, for good. */
export function DeleteAccount({ person }: { person: SignedIn }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack as="section" $gap="s16" aria-labelledby="delete-account">
      <Heading level={2} size="h3" id="delete-account">
        Delete my account
      </Heading>
      <Text>
        Closes your account and erases what is personal. Before anything happens you see what is
        erased, what has to be kept, and which stays are cancelled.
      </Text>
      {person.isAdmin ? (
        <Alert>
          You are an admin. Please have another admin make you a plain member first, so that the
          club is never without one.
        </Alert>
      ) : (
        <Row>
          <Button
            variant="danger"
            onClick={() => {
              setIsOpen(true);
            }}
          >
            Delete my account
          </Button>
        </Row>
      )}
      {isOpen && (
        <DeleteAccountDialog
          person={person}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </Stack>
  );
}
