import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { heightBelow } from './height-below.ts';
import { SectionHeading } from '../text/section-heading.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { useReducedMotion } from '../theme/use-media-query.ts';

const Section = styled.section`
  ${heightBelow({ phone: 29 })}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20};
  container-type: inline-size;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s8};
`;

/** On touch screens a finger turns the row. */
const Turns = styled.div`
  display: none;

  ${media.tablet} {
    display: flex;
  }
`;

/**
 * The cards side by side, from one and a bit on phones to four on a desktop. The edges of the page are
 * part of it, so that a card leaves the window and not a box.
 */
const Cards = styled.ul`
  --card: min(17.5rem, 78vw);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--card);
  gap: ${theme.space.s16};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: ${theme.space.s8} ${theme.space.gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${theme.space.gutter};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  > li {
    scroll-snap-align: start;
  }

  ${media.desktop} {
    --card: calc((100cqi - 3 * ${theme.space.s24}) / 4);
    gap: ${theme.space.s24};
  }
`;

type Ends = { isAtStart: boolean; isAtEnd: boolean };

type CardRowProps = {
  title: string;
  id: string;
  text?: ReactNode;
  /** A link to all of them. */
  action?: ReactNode;
  /** True for a title that changes once data are here. */
  stacked?: boolean | undefined;
  /** True while the cards are outlines. */
  busy: boolean;
  /** The cards, each in an `<li>`. */
  children: ReactNode;
};

/** A row of cards to leaf through: by finger, by keys, and by buttons from tablet width up. */
export function CardRow({ title, id, text, action, stacked, busy, children }: CardRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const isStill = useReducedMotion();
  const [{ isAtStart, isAtEnd }, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: false });

  const measure = useCallback(() => {
    const element = list.current;
    if (element === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    const ends = { isAtStart: scrollLeft < 8, isAtEnd: scrollLeft + clientWidth > scrollWidth - 8 };
    setEnds((before) =>
      before.isAtStart === ends.isAtStart && before.isAtEnd === ends.isAtEnd ? before : ends,
    );
  }, []);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [measure]);

  const turn = (direction: 1 | -1): void => {
    const element = list.current;
    element?.scrollBy({
      // A page less a bit, so that the last card in view is the first of the next page.
      left: direction * element.clientWidth * 0.8,
      behavior: isStill ? 'auto' : 'smooth',
    });
  };
  return (
    <Section aria-labelledby={id} data-below>
      <SectionHeading
        id={id}
        title={title}
        size="h3"
        text={text}
        stacked={stacked}
        action={
          <Actions>
            {action}
            <Turns>
              <IconButton
                label={`Back in ${title}`}
                icon={<ChevronLeft aria-hidden />}
                disabled={isAtStart}
                onClick={() => {
                  turn(-1);
                }}
              />
              <IconButton
                label={`On in ${title}`}
                icon={<ChevronRight aria-hidden />}
                disabled={isAtEnd}
                onClick={() => {
                  turn(1);
                }}
              />
            </Turns>
          </Actions>
        }
      />
      <Cards ref={list} aria-busy={busy} onScroll={measure}>
        {children}
      </Cards>
    </Section>
  );
}
