import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useModal } from '../../design/overlay/use-modal.ts';
import { theme } from '../../design/theme/theme.ts';

const Screen = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: clip;
  background: ${theme.colour.paper};
  color: ${theme.colour.ink};
`;

type FullScreenProps = { label: string; onClose: () => void; children: ReactNode };

/** Fills a small screen; the page behind it waits. */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  return (
    <Screen aria-label={label} {...useModal(onClose, true)}>
      {children}
    </Screen>
  );
}
