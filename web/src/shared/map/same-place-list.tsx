import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { media } from '../../design/theme/media.ts';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { Heading } from '../../design/text/heading.tsx';
import type { MapPoint } from './map-point.ts';

const Panel = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  max-height: 16rem;
  padding: ${theme.space.s4} ${theme.space.s4} ${theme.space.s12} ${theme.space.s16};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const List = styled.ul`
  overflow-y: auto;
  padding-right: ${theme.space.s12};
`;

const Entry = styled.button`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s16};
  width: 100%;
  min-height: ${theme.target};
  align-items: center;
  padding: ${theme.space.s4} 0;
  border: 0;
  border-top: 1px solid ${theme.colour.line};
  background: none;
  font-size: ${theme.size.small};
  text-align: left;
  cursor: pointer;

  > :last-child {
    flex: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.colour.lagoon};
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

type SamePlaceListProps = {
  points: readonly MapPoint[];
  onSelect: (id: string) => void;
  onClose: () => void;
};

/** Resorts that no zoom can split, as a list of names. */
export function SamePlaceList({ points, onSelect, onClose }: SamePlaceListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Panel
      aria-label="Resorts in the same place"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape closes one thing at a time, and not the full screen around it.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <Head>
        <Heading level={3} size="h4" ref={title} tabIndex={-1}>
          {points.length} resorts in the same place
        </Heading>
        <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
      </Head>
      <List>
        {points.map(({ id, label, price }) => (
          <li key={id}>
            <Entry type="button" onClick={() => onSelect(id)}>
              <span>{label}</span>
              <span>{price}</span>
            </Entry>
          </li>
        ))}
      </List>
    </Panel>
  );
}
