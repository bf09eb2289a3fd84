import { FACILITY_OPTIONS, ROOM_COUNTS } from '@club/domain/resort/room-options';
import type { RoomBlockTitle } from '@club/domain/resort/room-blocks';
import { getIn, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { media } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { FieldGroup } from '../../../design/form/field-group.tsx';
import { TextAreaField } from '../../../design/form/text-area-field.tsx';
import { ResortChoice } from './resort-field.tsx';
import type { ResortFieldName } from './resort-labels.ts';
import { RESORT_LABELS } from './resort-labels.ts';
import type { ResortTexts } from './resort-texts.ts';

/** The fields of each kind of room (rules 1.8), in the order of the resort's page. */
const ROOM_BLOCKS = [
  {
    title: 'Bedroom',
    sleeps: 'room_details.standard.sleeps_room',
    privacy: 'room_details.standard.privacy_room_amount',
    kitchen: 'room_details.standard.kitchen',
    bath: 'room_details.standard.bath',
  },
  {
    title: 'Studio',
    sleeps: 'room_details.studio.studio_sleeps_room',
    privacy: 'room_details.studio.studio_privacy_room_amount',
    kitchen: 'room_details.studio.studio_kitchen',
    bath: 'room_details.studio.studio_bath',
  },
  {
    title: 'Hotel',
    sleeps: 'room_details.hotel.hotel_room',
    privacy: 'room_details.hotel.hotel_privacy_room_amount',
    kitchen: 'room_details.hotel.hotel_kitchen',
    bath: 'room_details.hotel.hotel_bath',
  },
] as const satisfies ({ title: RoomBlockTitle } & Record<
  'sleeps' | 'privacy' | 'kitchen' | 'bath',
  ResortFieldName
>)[];

const COUNTS = ROOM_COUNTS.map((count) => ({ value: String(count), label: String(count) }));
const SLEEPS = [{ value: '', label: 'No such room' }, ...COUNTS];

const Block = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s16};
  padding-top: ${theme.space.s16};
  box-shadow: 0 -1px 0 ${theme.colour.line};
`;

const BlockTitle = styled.legend`
  float: left;
  width: 100%;
  font-size: ${theme.size.body};
  font-weight: 600;
`;

const Four = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s16};
  align-items: end;

  ${media.wide} {
    grid-template-columns: 5fr 4fr 7fr 7fr;
  }
`;

function RoomBlockFields({ block }: { block: (typeof ROOM_BLOCKS)[number] }) {
  const { values } = useFormikContext<ResortTexts>();
  const isThere = getIn(values, block.sleeps) !== '';
  return (
    <Block>
      <BlockTitle>{block.title}</BlockTitle>
      <Four>
        <ResortChoice name={block.sleeps} options={SLEEPS} />
        {isThere && (
          <>
            <ResortChoice name={block.privacy} options={COUNTS} />
            <ResortChoice name={block.kitchen} options={FACILITY_OPTIONS} />
            <ResortChoice name={block.bath} options={FACILITY_OPTIONS} />
          </>
        )}
      </Four>
    </Block>
  );
}

/** Beds and facilities of each kind of room. */
export function RoomFields() {
  return (
    <FieldGroup
      title="Rooms"
      reason="Each kind of room is a block under Room Details. With “No such room” the block is left out."
    >
      <TextAreaField
        name="room_details.room_Description"
        label={RESORT_LABELS['room_details.room_Description']}
        optional
        rows={3}
      />
      {ROOM_BLOCKS.map((block) => (
        <RoomBlockFields key={block.title} block={block} />
      ))}
    </FieldGroup>
  );
}
