import { Button } from '../../design/actions/button.tsx';
import { GoogleMark } from '../../shared/identity/google-mark.tsx';
import { useLocalGoogleChooser } from '../../shared/identity/local-google-chooser.tsx';
import type { SignInFlow } from './use-sign-in-flow.ts';

type GoogleButtonProps = { label: string; flow: SignInFlow };

/** Signs in with Google, or with its local substitute where emulators run. */
export function GoogleButton({ label, flow }: GoogleButtonProps) {
  const { choose, chooser } = useLocalGoogleChooser();
  return (
    <>
      <Button
        variant="quiet"
        size="large"
        wide
        icon={<GoogleMark />}
        disabled={flow.phase === 'done'}
        onClick={() => {
          void flow.withGoogle(choose);
        }}
      >
        {label}
      </Button>
      {chooser}
    </>
  );
}
