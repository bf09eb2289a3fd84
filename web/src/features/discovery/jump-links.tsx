import { formatCount } from '../../formats/reader-formats.ts';
import { type KeyboardEvent, useRef } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';

/** A part that a link jumps to: below the bar and the links, which stay in view. */
export const jumpTargetStyles = css`
  /* In addition to what the page leaves for its bar. */
  scroll-margin-top: 6rem;

  &:focus {
    outline: none;
  }
`;

const Bar = styled.nav`
  position: sticky;
  z-index: ${theme.layer.sticky};
  top: ${theme.bar};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: ${theme.space.s8} ${theme.space.gutter};
  background: ${theme.colour.paper};
  box-shadow: 0 1px 0 ${theme.colour.line};

  > ul {
    display: flex;
    gap: ${theme.space.s4};
    /* The labels are aligned with the page. */
    margin-left: calc(-1 * ${theme.space.s12});
    overflow-x: auto;
    scrollbar-width: none;

    ${media.tablet} {
      flex-wrap: wrap;
    }
  }
`;

const Jump = styled.a`
  ${tabularType}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s4};
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding-inline: ${theme.space.s12};
  border-radius: ${theme.radius.control};
  font-weight: 550;
  white-space: nowrap;

  > span {
    font-size: ${theme.size.tiny};
    font-weight: 400;
    color: ${theme.colour.soft};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.colour.sunken};
      color: ${theme.colour.lagoon};
    }
  }
`;

/** The index of the link that a key moves to; null for other keys. */
const targetOf = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/** A part of the page, and how many resorts it has. */
export type JumpTarget = { id: string; label: string; count: number };

type JumpLinksProps = {
  label: string;
  targets: readonly JumpTarget[];
  /** Called with the id of the part. */
  onJump?: (id: string) => void;
};

/** Links to the parts of a long list; arrow keys, Home and End move between the links. */
export function JumpLinks({ label, targets, onJump }: JumpLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent<HTMLAnchorElement>, at: number): void => {
    const target = targetOf(event.key, at, targets.length);
    if (target === null) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[target]?.focus();
  };
  return (
    <Bar aria-label={label}>
      <ul ref={list}>
        {targets.map(({ id, label: name, count }, at) => (
          <li key={id}>
            <Jump
              href={`#${id}`}
              aria-label={`${name}, ${formatCount(count)} ${count === 1 ? 'resort' : 'resorts'}`}
              onKeyDown={(event) => {
                move(event, at);
              }}
              onClick={() => {
                onJump?.(id);
                // The browser scrolls there; the focus follows, so that Tab continues from there.
                document.getElementById(id)?.focus({ preventScroll: true });
              }}
            >
              {name} <span>{formatCount(count)}</span>
            </Jump>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
