import type { Resort } from '@club/domain/resort/resort';
import { roomBlocks } from '@club/domain/resort/room-blocks';
import { roomFacts } from '@club/domain/resort/room-facts';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { AutoGrid } from '../../design/layout/card-grid.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';

const Body = styled.div`
  display: grid;
  gap: ${theme.space.s32};
`;

const Blocks = styled(AutoGrid)`
  gap: ${theme.space.s40};
`;

const Block = styled.section`
  display: grid;
  gap: ${theme.space.s12};
  align-content: start;
`;

/** Bedroom, Studio and Hotel blocks, each only when it sleeps guests (rules 1.8), in words people use. */
export function RoomsTab({ resort }: { resort: Resort }) {
  const blocks = roomBlocks(resort.rooms);
  return (
    <Body>
      {resort.rooms.description !== '' && <Text>{resort.rooms.description}</Text>}
      {blocks.length === 0 && (
        <Text $tone="soft">This resort has not described its rooms yet.</Text>
      )}
      <Blocks $min="17rem">
        {blocks.map((block) => (
          <Block key={block.title} aria-label={block.title}>
            <Heading level={3} size="h4">
              {block.title}
            </Heading>
            <KeyValueList
              items={roomFacts(block).map(({ label, text }) => ({ label, value: text }))}
            />
          </Block>
        ))}
      </Blocks>
    </Body>
  );
}
