import type { Output } from '@club/domain/api/contract';
import { BrushCleaning } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { callErrorText, callFunction } from '../../../kernel/api/api-client.ts';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Stack } from '../../../design/layout/stack.tsx';
import { Text } from '../../../design/text/text.tsx';
import { finishedPhrases, remainderText } from './maintenance-labels.ts';

/** A run starts nothing new after 45 seconds, and the server ends it after a minute. */
const RUN_MS = 65_000;

const Result = styled.output`
  display: block;
`;

type Run =
  | { state: 'none' }
  | { state: 'going' }
  | { state: 'failed'; text: string }
  | { state: 'done'; work: Output<'completeWork'> };

function Done({ work }: { work: Output<'completeWork'> }) {
  const phrases = finishedPhrases(work.finished);
  const remainder = remainderText(work);
  return (
    <Alert tone={work.failed > 0 ? 'warn' : 'good'}>
      {phrases.length > 0 && <p>Finished: {phrases.join(', ')}.</p>}
      {phrases.length === 0 && work.failed === 0 && <p>Nothing was open.</p>}
      {remainder !== null && <p>{remainder}</p>}
    </Alert>
  );
}

/** Runs maintenance on the server at once, and says what it finished. */
export function RunMaintenance() {
  const [run, setRun] = useState<Run>({ state: 'none' });

  const finish = async (): Promise<void> => {
    setRun({ state: 'going' });
    const result = await callFunction('completeWork', {}, { timeoutMs: RUN_MS });
    setRun(
      result.ok
        ? { state: 'done', work: result.value }
        : { state: 'failed', text: callErrorText(result.error) },
    );
  };

  return (
    <Stack $gap="s12">
      <Text $size="small" $tone="soft">
        Expired holds, interrupted payments and refunds, past stays and waitlists: maintenance
        finishes them every minute, or now.
      </Text>
      <div>
        <Button
          variant="quiet"
          icon={<BrushCleaning aria-hidden />}
          busy={run.state === 'going'}
          busyLabel="Finishing..."
          onClick={() => void finish()}
        >
          {run.state === 'failed' ? 'Retry' : 'Finish open work now'}
        </Button>
      </div>
      <Result>{run.state === 'done' && <Done work={run.work} />}</Result>
      {run.state === 'failed' && (
        <Alert tone="bad" title="Open work could not be finished" live>
          {run.text}
        </Alert>
      )}
    </Stack>
  );
}
