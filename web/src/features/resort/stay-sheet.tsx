import { Sheet } from '../../design/overlay/sheet.tsx';
import { BookButton, StayPanelBody, type StayPanelProps } from './stay-panel.tsx';

/** The stay that is wanted over the page, on screens without room for the panel. */
export function StaySheet({ onClose, ...panel }: StayPanelProps & { onClose: () => void }) {
  return (
    <Sheet open title="Your stay" footer={<BookButton {...panel} />} onClose={onClose}>
      <StayPanelBody {...panel} />
    </Sheet>
  );
}
