import type { Resort } from '@club/domain/resort/resort';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { ANCHOR_TABS_HEIGHT, AnchorTabs } from '../../design/data/anchor-tabs.tsx';
import { type Heights, heightBelow } from '../../design/layout/height-below.ts';
import { useSectionInView } from '../../design/layout/use-section-in-view.ts';
import { Heading } from '../../design/text/heading.tsx';
import { theme } from '../../design/theme/theme.ts';
import { laterPart } from '../../kernel/page/later-part.tsx';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { withParam } from '../../kernel/routing/with-param.ts';
import { RESORT_TAB_IDS, RESORT_TABS, type ResortTabId, resortTabOf } from './resort-tabs.ts';
import { useOpenedSection } from './use-opened-section.ts';
import type { WantedStay } from './use-wanted-stay.ts';

const loadSections = () => import('./later-sections.ts');
const AreaTab = laterPart(async () => ({ default: (await loadSections()).AreaTab }));
const DetailsTab = laterPart(async () => ({ default: (await loadSections()).DetailsTab }));
const ReviewsTab = laterPart(async () => ({ default: (await loadSections()).ReviewsTab }));
const RoomsTab = laterPart(async () => ({ default: (await loadSections()).RoomsTab }));
const UnitsTab = laterPart(async () => ({ default: (await loadSections()).UnitsTab }));

/** Of the sections before they are laid out. */
const HEIGHTS = {
  units: { phone: 135, tablet: 220, desktop: 180 },
  rooms: { phone: 72, tablet: 42 },
  details: { phone: 43, tablet: 24 },
  area: { phone: 72, tablet: 63 },
  reviews: { phone: 15, tablet: 11 },
} as const satisfies Record<ResortTabId, Heights>;

/** It begins where the row of tabs ends. */
const Section = styled.section<{ $tab: ResortTabId }>`
  ${({ $tab }) => heightBelow(HEIGHTS[$tab])}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
  padding-block: ${theme.space.s32};
  scroll-margin-top: calc(${ANCHOR_TABS_HEIGHT} - ${theme.space.s16});

  & + & {
    box-shadow: 0 -1px 0 ${theme.colour.line};
  }

  &:focus {
    outline: none;
  }
`;

type ContentProps = {
  resort: Resort;
  wanted: WantedStay;
  /** Called when the first nights are about to be seen, and read. */
  onNights: () => void;
};

type ResortSectionsProps = ContentProps & {
  /** True when the page was whole from its first moment on, so that Back finds the place again. */
  isKnown: boolean;
};

const contentOf = (tab: ResortTabId, { resort, wanted, onNights }: ContentProps): ReactNode => {
  switch (tab) {
    case 'units':
      return <UnitsTab resort={resort} wanted={wanted} onNights={onNights} />;
    case 'rooms':
      return <RoomsTab resort={resort} />;
    case 'details':
      return <DetailsTab resort={resort} />;
    case 'area':
      return <AreaTab resort={resort} />;
    case 'reviews':
      return <ReviewsTab resort={resort} />;
  }
};

/**
 * The content of a resort page under its five tabs (rules 1.8). A tab leads to its section and names
 * it in the address; an address that names one opens there.
 */
export function ResortSections(props: ResortSectionsProps) {
  const { query, linkTo } = useAddressQuery();
  const named = resortTabOf(query.get('tab'));
  const sections = useRef(new Map<ResortTabId, HTMLElement>());
  const [current, choose] = useSectionInView(sections, RESORT_TAB_IDS, named ?? 'units');

  useOpenedSection(sections, named, props.isKnown);

  return (
    <div>
      <AnchorTabs
        label="About this resort"
        tabs={RESORT_TABS}
        current={current}
        linkTo={(id) => {
          const link = linkTo((now) => withParam(now, 'tab', id), {
            replace: true,
            preventScrollReset: true,
          });
          return {
            ...link,
            // Without script the section is found by its id.
            to: { ...link.to, hash: id },
            onClick: (event) => {
              link.onClick?.(event);
              if (!event.defaultPrevented) return;
              const section = sections.current.get(id);
              section?.focus({ preventScroll: true });
              section?.scrollIntoView({ block: 'start', behavior: 'instant' });
              choose(id);
            },
          };
        }}
      />
      {RESORT_TABS.map(({ id, label }, at) => (
        <Section
          key={id}
          id={id}
          $tab={id}
          ref={(element) => {
            if (element !== null) sections.current.set(id, element);
          }}
          tabIndex={-1}
          aria-label={label}
          // The first one begins in view on tall phones.
          data-below={at > 0 || 'in-view'}
        >
          <Heading level={2} size="h3">
            {label}
          </Heading>
          {contentOf(id, props)}
        </Section>
      ))}
    </div>
  );
}
