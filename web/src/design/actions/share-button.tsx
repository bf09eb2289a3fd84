import { Share2 } from 'lucide-react';
import { useDialogs } from '../overlay/dialogs-context.ts';
import { Button } from './button.tsx';

type ShareButtonProps = {
  /** Name of what is shared, passed on with the link. */
  title: string;
  /** Path on this site, with its query. */
  path: string;
};

/**
 * Shares a page through the system's share sheet where there is one, else copies its link. Nothing
 * is sent to any other service.
 */
export function ShareButton({ title, path }: ShareButtonProps) {
  const dialogs = useDialogs();

  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      dialogs.toast({ text: 'Link copied' });
    } catch {
      // Not allowed, or no clipboard outside HTTPS: show the link to copy by hand.
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
      // The member closed the sheet.
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
