import { useEffect, useState } from 'react';
import { callErrorText } from '../../kernel/api/api-client.ts';
import { endOtherSessions, readSignedInAt } from '../../shared/identity/other-sessions.ts';
import { instantDayAndTime } from '../../kernel/time/instant-text.ts';
import type { SignedIn } from '../../kernel/session/session-of-user.ts';
import { useSignInAgain } from '../../shared/identity/use-sign-in-again.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { Text } from '../../design/text/text.tsx';
import { ProfileLine } from './profile-line.tsx';

/** When this session began; null while it is not known. */
const useSignedInAt = (): string | null => {
  const [at, setAt] = useState<string | null>(null);
  useEffect(() => {
    let active = true;
    readSignedInAt().then(
      (known) => active && setAt(known),
      () => {
        // Offline: the time is left out.
      },
    );
    return () => {
      active = false;
    };
  }, []);
  return at;
};

type SessionsLineProps = {
  person: SignedIn;
  /** When all other sessions were last ended, ISO instant; null for never. */
  endedAt: string | null;
};

/**
 * When this session began, and the button that ends all others. The identity service does not list
 * sessions, so neither does this.
 */
export function SessionsLine({ person, endedAt }: SessionsLineProps) {
  const { signInAgain, dialog } = useSignInAgain(person);
  const { toast } = useDialogs();
  const since = instantDayAndTime(useSignedInAt());
  const ended = instantDayAndTime(endedAt);

  const end = async (): Promise<void> => {
    // Sessions are identified by their start, so this one has to start again.
    if (!(await signInAgain('To sign out everywhere else, please sign in once more.'))) return;
    const result = await endOtherSessions();
    toast(
      result.ok
        ? { tone: 'good', text: 'You are signed out everywhere else.' }
        : { tone: 'bad', text: callErrorText(result.error) },
    );
  };

  return (
    <>
      <ProfileLine
        label="Signed in"
        value={
          <Stack $gap="s4">
            <span>{since === null ? 'On this device' : `On this device since ${since}`}</span>
            {ended !== null && (
              <Text as="span" $size="small" $tone="soft">
                Everywhere else signed out on {ended}
              </Text>
            )}
          </Stack>
        }
        form={null}
        editLabel="Sign out everywhere else"
        isCompleteLabel
        onEdit={() => {
          void end();
        }}
      />
      {dialog}
    </>
  );
}
