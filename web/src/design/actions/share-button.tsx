import { Share2 } from 'lucide-react';
import { useDialogs } from '../overlay/dialogs-context.ts';
import { Button } from './button.tsx';

type ShareButtonProps = {
  /** What is shared: its name goes along with the link. */
  title: string;
  /** Path of this site, with its query. */
  path: string;
};

/**
 * Passes a page on: by the system's own sheet where there is one, else by putting its link on the
 * clipboard. Nothing of it goes to anybody else.
 */
export function ShareButton({ title, path }: ShareButtonProps) {
  const dialogs = useDialogs();

  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      dialogs.toast({ text: 'Link copied' });
    } catch {
      // Not allowed, or no clipboard outside HTTPS: whoever wants it can still copy it by hand.
      await dialogs.alert({ title: 'Copy this link', text: url });
    }
  };

  const share = async (): Promise<void> => {
    const url = new URL(path, window.location.origin).href;
    if (typeof navigator.share !== 'function') {
      await copy(url);
      return;
    }
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy(url);
    }
  };

  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Share2 aria-hidden />}
      aria-label={`Share ${title}`}
      onClick={() => {
        void share();
      }}
    >
      Share
    </Button>
  );
}
