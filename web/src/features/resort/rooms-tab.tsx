import { floorPlanOf, floorPlanPath, floorPlanText } from '@club/domain/resort/floor-plan';
import type { Resort } from '@club/domain/resort/resort';
import type { RoomBlock } from '@club/domain/resort/room-blocks';
import { roomBlocks } from '@club/domain/resort/room-blocks';
import { roomFacts } from '@club/domain/resort/room-facts';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { AutoGrid } from '../../design/layout/card-grid.tsx';
import { Picture } from '../../design/media/picture.tsx';
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

const PlanFrame = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.card};
`;

/** The plan of a unit that says enough of itself. */
function UnitPlan({ block, bedrooms }: { block: RoomBlock; bedrooms: string }) {
  const plan = floorPlanOf(block, bedrooms);
  if (plan === null) return null;
  return (
    <PlanFrame>
      <Picture src={floorPlanPath(plan)} alt={floorPlanText(plan)} ratio="3 / 2" />
    </PlanFrame>
  );
}

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
            <UnitPlan block={block} bedrooms={resort.bedrooms} />
            <KeyValueList
              items={roomFacts(block).map(({ label, text }) => ({ label, value: text }))}
            />
          </Block>
        ))}
      </Blocks>
    </Body>
  );
}
