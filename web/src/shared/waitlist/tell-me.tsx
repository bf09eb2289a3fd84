import type { FilterableResort, ResortFilter } from '@club/domain/directory/resort-filter';
import { BellRing } from 'lucide-react';
import { styled } from 'styled-components';
import { useHistoryOverlay } from '../../kernel/routing/use-history-overlay.ts';
import { useIsMember } from '../../kernel/session/session.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Text } from '../../design/text/text.tsx';
import { theme } from '../../design/theme/theme.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { useSignInFirst } from '../page/use-sign-in-first.ts';

const TellMeDialog = lazyPart(() => import('./tell-me-dialog.tsx'));

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s12} ${theme.space.s20};
`;

type TellMeProps = {
  /** What the filter of the list applies to; null for all resorts. */
  resorts: readonly FilterableResort[] | null;
  filter: ResortFilter;
};

/**
 * Below a list: saves what it looks for as a search, which waits for the first stay that fits. A
 * visitor signs in first and comes back.
 */
export function TellMe({ resorts, filter }: TellMeProps) {
  const dialog = useHistoryOverlay('tell-me');
  const isReady = useSignInFirst({ isWanted: dialog.isOpen, hasEntry: true });
  const isMember = useIsMember();
  return (
    <Strip data-without-script="hide">
      <Text $tone="soft">Not what you are looking for?</Text>
      <Button
        variant="quiet"
        busy={dialog.isOpen && !isReady}
        icon={<BellRing aria-hidden />}
        aria-haspopup={isMember ? 'dialog' : undefined}
        onClick={dialog.open}
      >
        Tell me when something fits
      </Button>
      {isReady && <TellMeDialog resorts={resorts} filter={filter} onClose={dialog.close} />}
    </Strip>
  );
}
