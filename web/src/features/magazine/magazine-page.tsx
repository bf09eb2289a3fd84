import { styled } from 'styled-components';
import { openPageHead } from '../../shared/routes/open-page-head.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { STORIES } from './stories.ts';
import { StoryArticle } from './story-article.tsx';

const Head = styled.header`
  display: grid;
  gap: ${theme.space.s16};
  max-width: ${theme.width.text};

  > p:last-child {
    font-size: ${theme.size.lead};
  }
`;

const Cover = styled.div`
  border-radius: ${theme.radius.card};
  overflow: hidden;
`;

const Contents = styled.nav`
  > ol {
    display: grid;
    gap: ${theme.space.s24};

    ${media.tablet} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${theme.space.s40};
    }
  }

  a {
    display: grid;
    gap: ${theme.space.s8};
    padding-top: ${theme.space.s16};
    box-shadow: 0 -1px 0 ${theme.colour.line};
  }

  ${media.hover} {
    a:hover span {
      color: ${theme.colour.lagoon};
    }
  }
`;

const ContentsTitle = styled.span`
  font-family: ${theme.font.display};
  font-size: ${theme.size.h4};
  line-height: 1.25;
`;

/** `/magazine`: the stories of the club, opened by Learn More. */
export default function MagazinePage() {
  usePageHead(
    openPageHead({
      title: 'Magazine',
      description:
        'Three stories for planning the next holiday, written with the club’s own figures.',
      path: PATHS.magazine,
    }),
  );
  return (
    <PageContainer>
      <PageSections>
        <Head>
          <Overline>The club magazine</Overline>
          <Heading level={1}>Slow mornings, short drives</Heading>
          <Text $tone="soft">
            Three stories for planning the next one, written with the club’s own figures.
          </Text>
        </Head>
        <Cover>
          <Picture
            src="/art/magazine.svg"
            alt="A low sun over autumn vineyards"
            ratio="21 / 9"
            priority="first"
          />
        </Cover>
        <Contents aria-label="Stories">
          <ol>
            {STORIES.map((story) => (
              <li key={story.id}>
                <a href={`#${story.id}`}>
                  <Overline as="span">
                    {story.rubric} · {story.minutes} minutes
                  </Overline>
                  <ContentsTitle>{story.title}</ContentsTitle>
                  <Text as="span" $size="small" $tone="soft">
                    {story.teaser}
                  </Text>
                </a>
              </li>
            ))}
          </ol>
        </Contents>
        {STORIES.map((story) => (
          <StoryArticle key={story.id} story={story} />
        ))}
        <div>
          <ButtonLink to={PATHS.directoryAtHome}>See all resorts</ButtonLink>
        </div>
      </PageSections>
    </PageContainer>
  );
}
