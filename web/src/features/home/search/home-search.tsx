import { styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';
import { ByWidth } from '../../../design/layout/by-width.tsx';
import { PageContainer } from '../../../design/layout/page-container.tsx';
import { WithoutScript } from '../../../kernel/live/without-script.tsx';
import { SearchCapsule } from './search-capsule.tsx';
import { RESULTS } from './use-show-results.ts';
import { SearchWithoutScript } from './search-without-script.tsx';
import { SearchPill } from './search-pill.tsx';
import { useSearchDraft } from './use-search-draft.ts';

/** Half over the scene, half below it. */
const Container = styled(PageContainer)`
  position: relative;
  z-index: ${theme.layer.sticky};
  margin-top: -2.25rem;
`;

/** The search of the home page: a capsule, on phones a pill. `onShow`: the results are opened. */
export function HomeSearch({ onShow }: { onShow: () => void }) {
  const draft = useSearchDraft();
  return (
    <Container>
      <WithoutScript>
        {import.meta.env.SSR && <SearchWithoutScript draft={draft} anchor={`#${RESULTS}`} />}
      </WithoutScript>
      <ByWidth
        from="tablet"
        needsScript
        narrow={<SearchPill draft={draft} onShow={onShow} />}
        wide={<SearchCapsule draft={draft} onShow={onShow} />}
      />
    </Container>
  );
}
