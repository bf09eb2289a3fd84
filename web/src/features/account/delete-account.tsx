import { useState } from 'react';
import type { SignedIn } from '../../kernel/session/session-of-user.ts';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Explains how to delete the account, and opens the dialog for it. */
export function DeleteAccount({ person }: { person: SignedIn }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack as="section" $gap="s16" aria-labelledby="delete-account">
      <Heading level={2} size="h3" id="delete-account">
        Delete my account
      </Heading>
      <Text>
        Closes your account and deletes your personal data. First you see what is deleted, what has
        to be kept, and which stays are cancelled.
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
