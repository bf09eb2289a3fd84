import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import type { CurrentAccount } from '@club/domain/points/account';
import { useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { lazyPart } from '../page/lazy-part.tsx';
import { useSignInFirst } from '../page/use-sign-in-first.ts';

const DepositDialog = lazyPart(async () => ({
  default: (await import('./deposit-dialog.tsx')).DepositDialog,
}));

/**
 * 'DEPOSIT MY POINTS' (rules 1.3) with its dialog; a visitor signs in first and comes back.
 * `account` is null until it is known; the dialog waits for it.
 */
export function DepositButton({ account }: { account: CurrentAccount | null }) {
  const [open, setOpen] = useState(false);
  const isReady = useSignInFirst({ isWanted: open }) && account !== null;
  return (
    <>
      <Button busy={open && !isReady} onClick={() => setOpen(true)}>
        {SCREEN_TEXTS.depositPoints}
      </Button>
      {isReady && (
        <DepositDialog
          account={account}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
