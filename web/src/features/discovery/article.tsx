import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { openPageHead } from '../../shared/routes/open-page-head.ts';
import { theme } from '../../design/theme/theme.ts';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { Heading } from '../../design/text/heading.tsx';

const Body = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s48};
  padding-block: ${theme.space.section};
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space.s16};
  font-size: ${theme.size.lead};
  line-height: 1.55;
  color: ${theme.colour.soft};

  > h1 {
    color: ${theme.colour.ink};
  }
`;

const Frame = styled.div`
  border-radius: ${theme.radius.card};
  overflow: hidden;
`;

const Section = styled.section`
  display: grid;
  gap: ${theme.space.s12};

  > p,
  > ul {
    max-width: 66ch;
  }

  > ul {
    display: grid;
    gap: ${theme.space.s8};
    padding-left: 1.1em;
    list-style: disc;
  }

  > ul > li::marker {
    color: ${theme.colour.coral};
  }
`;

type ArticleProps = {
  title: string;
  path: string;
  /** For search engines. */
  description: string;
  lead: ReactNode;
  /** Between the lead and the first section. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A page to read: title, a leading sentence, sections. */
export function Article({ title, path, description, lead, picture, children }: ArticleProps) {
  usePageHead(openPageHead({ title, description, path }));
  return (
    <PageContainer $width="text">
      <Body>
        <Head>
          <Heading level={1}>{title}</Heading>
          <p>{lead}</p>
        </Head>
        {picture !== undefined && <Frame>{picture}</Frame>}
        {children}
      </Body>
    </PageContainer>
  );
}

type ArticleSectionProps = { title: string; children: ReactNode };

/** One section of such a page. */
export function ArticleSection({ title, children }: ArticleSectionProps) {
  return (
    <Section>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </Section>
  );
}
