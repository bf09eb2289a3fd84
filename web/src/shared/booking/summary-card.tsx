import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { minWidthQuery } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { clampLines, tabularType } from '../../design/theme/typography.ts';
import { useMediaQuery } from '../../design/theme/use-media-query.ts';
import { foldStyles } from '../../design/data/fold-styles.ts';
import { Picture } from '../../design/media/picture.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';

const Full = styled.div`
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${theme.colour.raised};
  box-shadow: 0 0 0 1px ${theme.colour.line};
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s16};
  padding: ${theme.space.s24};
`;

const FoldBody = styled(Body)`
  padding: ${theme.space.s4} ${theme.space.gutter} ${theme.space.s24};
`;

const Fold = styled.details`
  ${foldStyles}
  margin-inline: calc(-1 * ${theme.space.gutter});
  max-height: calc(100dvh - ${theme.bar});
  overflow-y: auto;
  background: ${theme.colour.raised};
  box-shadow:
    0 1px 0 ${theme.colour.line},
    0 -1px 0 ${theme.colour.line};

  > summary {
    ${tabularType}
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr) auto auto;
    gap: ${theme.space.s12};
    align-items: center;
    min-height: 4rem;
    padding: ${theme.space.s8} ${theme.space.gutter};

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  > summary > div:first-child {
    border-radius: ${theme.radius.control};
    overflow: hidden;
  }
`;

const Short = styled.div`
  display: grid;
  min-width: 0;
`;

const ShortTitle = styled.span`
  ${clampLines(1)}
  font-weight: 600;
`;

const ShortFigure = styled.span`
  font-weight: 600;
`;

type SummaryCardProps = {
  pictureSrc: string | undefined;
  title: string;
  place?: string | undefined;
  /** The total that stays in view on phones, with its unit: '$329.08'. */
  figure: string;
  /** The clock of the hold, beside the figure: as one line where there is little room. */
  renderClock?: ((isLine: boolean) => ReactNode) | undefined;
  /** Key-value list, price block … */
  children: ReactNode;
};

/**
 * Summary of the booking through the whole flow, as the aside of `SideBySide`: a card beside the
 * form, and on small screens a row below the bar that opens.
 */
export function SummaryCard(props: SummaryCardProps) {
  const { pictureSrc, title, place, figure, renderClock, children } = props;
  const roomy = useMediaQuery(minWidthQuery('desktop'));
  if (roomy) {
    return (
      <Full>
        <Picture src={pictureSrc} alt="" ratio="2 / 1" priority="first" />
        <Body>
          <div>
            <Heading level={2} size="h4">
              {title}
            </Heading>
            {place !== undefined && (
              <Text $size="small" $tone="soft">
                {place}
              </Text>
            )}
          </div>
          {renderClock?.(false)}
          {children}
        </Body>
      </Full>
    );
  }
  return (
    <Fold>
      <summary>
        <div>
          <Picture src={pictureSrc} alt="" ratio="1 / 1" priority="first" />
        </div>
        <Short>
          <ShortTitle>{title}</ShortTitle>
          {renderClock?.(true)}
        </Short>
        <ShortFigure>{figure}</ShortFigure>
        <ChevronDown aria-hidden />
      </summary>
      <FoldBody>
        {place !== undefined && (
          <Text $size="small" $tone="soft">
            {place}
          </Text>
        )}
        {children}
      </FoldBody>
    </Fold>
  );
}
