import { SCREEN_TEXTS } from '@club/domain/api/messages';
import type { CurrentAccount } from '@club/domain/points/account';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fullPath, loginPath } from '../routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { Button } from '../../design/actions/button.tsx';
import { lazyPart } from '../page/lazy-part.tsx';

const DepositDialog = lazyPart(async () => ({
  default: (await import('./deposit-dialog.tsx')).DepositDialog,
}));

/**
 * 'DEPOSIT MY POINTS' (rules 1.3) with its dialog; a visitor signs in first and comes back.
 * `account` is null until it is known; the dialog waits for it.
 */
export function DepositButton({ account }: { account: CurrentAccount | null }) {
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [open, setOpen] = useState(false);
  const deposit = (): void => {
    if (session.status === 'signed-in') setOpen(true);
    else void navigate(loginPath(fullPath(location)));
  };
  return (
    <>
      <Button onClick={deposit} disabled={session.status === 'loading'}>
        {SCREEN_TEXTS.depositPoints}
      </Button>
      {open && account !== null && (
        <Suspense fallback={null}>
          <DepositDialog
            account={account}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
