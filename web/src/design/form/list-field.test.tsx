import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { expect, it, vi } from 'vitest';
import { ListField } from './list-field.tsx';

const renderList = (amenities: string[], problem?: string) => {
  const send = vi.fn<(amenities: string[]) => void>();
  render(
    <Formik
      initialValues={{ amenities }}
      validate={() => (problem === undefined ? {} : { amenities: problem })}
      onSubmit={(values) => {
        send(values.amenities);
      }}
    >
      <Form noValidate>
        <ListField
          name="amenities"
          label="Amenities"
          suggestions={['Beach', 'Golf']}
          otherLabel="Another amenity"
        />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  );
  return send;
};

const box = () => screen.getByRole('textbox', { name: 'Another amenity' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('switches suggestions on and off', async () => {
  const sent = renderList(['Beach']);
  expect(screen.getByRole('group', { name: 'Amenities' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Beach', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Golf', pressed: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Beach' }));
  await send();
  expect(sent).toHaveBeenCalledExactlyOnceWith(['Golf']);
});

it('adds the typed text on Enter, without submitting the form, and by its button', async () => {
  const sent = renderList([]);
  await userEvent.type(box(), '  Hot   springs {Enter}');
  expect(sent).not.toHaveBeenCalled();
  expect(box()).toHaveValue('');
  await userEvent.type(box(), 'Library');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hot springs' }));
  await send();
  expect(sent).toHaveBeenCalledExactlyOnceWith(['Library']);
});

it('adds nothing twice, and a suggestion in its own spelling', async () => {
  const sent = renderList(['Library']);
  await userEvent.type(box(), 'library{Enter}golf{Enter}   {Enter}');
  await send();
  expect(sent).toHaveBeenCalledExactlyOnceWith(['Library', 'Golf']);
});

it('says what is wrong with the list', async () => {
  const sent = renderList([], 'At most 40 amenities.');
  await send();
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'Amenities' })).toHaveAccessibleDescription(
    'At most 40 amenities.',
  );
});
