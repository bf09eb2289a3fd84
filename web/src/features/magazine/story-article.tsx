import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType } from '../../design/theme/typography.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline } from '../../design/text/text.tsx';
import type { Story } from './stories.ts';

const Container = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32};
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s32});
`;

const Frame = styled.div`
  border-radius: ${theme.radius.card};
  overflow: hidden;
`;

const TextBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20};
  width: 100%;
  max-width: ${theme.width.text};
  margin-inline: auto;

  > p {
    max-width: 66ch;
    font-size: ${theme.size.lead};
    line-height: 1.7;
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space.s8};
`;

const Quote = styled.blockquote`
  ${displayType}
  margin: ${theme.space.s16} 0;
  padding-left: ${theme.space.s20};
  border-left: 3px solid ${theme.colour.coral};
  font-size: ${theme.size.h3};
  line-height: 1.3;

  ${media.desktop} {
    margin-inline: calc(-1 * ${theme.space.s20});
  }
`;

const Figures = styled.aside`
  display: grid;
  gap: ${theme.space.s16};
  margin-block: ${theme.space.s8};
  padding: ${theme.space.s24};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.sunken};
`;

/** A story in full: picture, text, a large quote, and a table of figures where it has one. */
export function StoryArticle({ story }: { story: Story }) {
  const [first, second, ...rest] = story.paragraphs;
  return (
    <Container id={story.id} tabIndex={-1} aria-labelledby={`${story.id}-title`}>
      <Frame>
        <Picture
          src={story.picture}
          alt={story.alt}
          ratio="21 / 9"
          phoneRatio="16 / 9"
          width={1200}
          height={675}
        />
      </Frame>
      <TextBlock>
        <Head>
          <Overline>
            {story.rubric} · {story.minutes} minutes
          </Overline>
          <Heading level={2} id={`${story.id}-title`}>
            {story.title}
          </Heading>
        </Head>
        <p>{first}</p>
        <p>{second}</p>
        {story.figures !== undefined && (
          <Figures aria-label={story.figures.title}>
            <Heading level={3} size="h4">
              {story.figures.title}
            </Heading>
            <KeyValueList items={story.figures.rows} />
          </Figures>
        )}
        <Quote aria-hidden>{story.quote}</Quote>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </TextBlock>
    </Container>
  );
}
