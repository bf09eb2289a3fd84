import { Download } from 'lucide-react';
import { useState } from 'react';
import { callErrorText, callFunction } from '../../kernel/api/api-client.ts';
import { saveFile } from '../../kernel/page/save-file.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';

type State =
  | { status: 'idle' }
  | { status: 'working' }
  | { status: 'saved'; name: string }
  | { status: 'failed'; text: string };

/** Everything the club knows about the member, as a file. */
export function DownloadData() {
  const today = useToday();
  const [state, setState] = useState<State>({ status: 'idle' });

  const download = async (): Promise<void> => {
    setState({ status: 'working' });
    const result = await callFunction('exportData', {});
    if (!result.ok) {
      setState({ status: 'failed', text: callErrorText(result.error) });
      return;
    }
    const name = `my-club-data-${today}.json`;
    saveFile(name, 'application/json', `${JSON.stringify(result.value, null, 2)}\n`);
    setState({ status: 'saved', name });
  };

  return (
    <Stack as="section" $gap="s16" aria-labelledby="download-data">
      <Heading level={2} size="h3" id="download-data">
        Download my data
      </Heading>
      <Text>
        One file with your profile, bookings, points, saved resorts and notifications, readable by
        people and programs (JSON).
      </Text>
      {state.status === 'failed' && (
        <Alert tone="bad" live>
          {state.text}
        </Alert>
      )}
      {state.status === 'saved' && (
        <Alert tone="good" live>
          Saved as {state.name}. It has personal data: please keep it where only you can read it.
        </Alert>
      )}
      <Row>
        <Button
          variant="quiet"
          icon={<Download aria-hidden />}
          busy={state.status === 'working'}
          busyLabel="Collecting your data..."
          onClick={() => {
            void download();
          }}
        >
          Download my data
        </Button>
      </Row>
    </Stack>
  );
}
