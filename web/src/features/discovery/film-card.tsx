import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Picture } from '../../design/media/picture.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import type { Film } from './programme.ts';

const Poster = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s16};
  align-content: start;
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s24});
`;

const Frame = styled.div`
  border-radius: ${theme.radius.card};
  overflow: hidden;
`;

const Transcript = styled.details`
  > summary {
    min-height: 2.75rem;
    padding-block: ${theme.space.s8};
    color: ${theme.colour.lagoon};
    font-weight: 550;
    cursor: pointer;
  }

  > ol {
    display: grid;
    gap: ${theme.space.s20};
    padding-block: ${theme.space.s8};
  }

  li {
    display: grid;
    gap: ${theme.space.s4};
    padding-left: ${theme.space.s16};
    border-left: 2px solid ${theme.colour.line};
    line-height: 1.55;
  }

  em {
    font-size: ${theme.size.small};
    color: ${theme.colour.soft};
  }
`;

/** A poster with its transcript: what is seen, in italics, and what is said. */
export function FilmCard({ film }: { film: Film }) {
  return (
    <Poster id={film.id}>
      <Frame>
        <Picture src={film.picture} alt={film.alt} ratio="16 / 9" width={1200} height={675} />
      </Frame>
      <div>
        <Heading level={2} size="h4">
          {film.title}
        </Heading>
        <Text $tone="soft">{film.teaser}</Text>
      </div>
      <Transcript>
        <summary aria-label={`Transcript of ${film.title}`}>Transcript</summary>
        <ol>
          {film.transcript.map(({ seen, said }) => (
            <li key={seen}>
              <em>{seen}</em>
              <span>{said}</span>
            </li>
          ))}
        </ol>
      </Transcript>
    </Poster>
  );
}
