import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { expect, it } from 'vitest';
import { ImageUrlField } from './image-url-field.tsx';

const renderField = (img = '') =>
  render(
    <Formik initialValues={{ img }} onSubmit={() => {}}>
      <Form noValidate>
        <ImageUrlField name="img" label="Image 1" />
      </Form>
    </Formik>,
  );

const box = () => screen.getByRole('textbox', { name: 'Image 1' });

/** The picture that is being tried; the browser's part of loading it is played by the test. */
const tried = (container: HTMLElement): HTMLImageElement => {
  const image = container.querySelector('img');
  if (image === null) throw new Error('No picture is tried.');
  return image;
};

it('is a box for addresses that tries no picture while it is empty', () => {
  const { container } = renderField();
  expect(box()).toHaveAttribute('type', 'url');
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows a picture that loads, with its size, and requests it without a referrer', async () => {
  const { container } = renderField();
  await userEvent.type(box(), 'https://pictures.example/cove.jpg');
  expect(await screen.findByText('The picture is loading.')).toBeVisible();
  const image = tried(container);
  expect(image).toHaveAttribute('src', 'https://pictures.example/cove.jpg');
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  Object.defineProperties(image, { naturalWidth: { value: 1200 }, naturalHeight: { value: 800 } });
  fireEvent.load(image);
  expect(screen.getByRole('status')).toHaveTextContent('The picture loads: 1200 × 800 pixels.');
});

it('says that a picture could not be loaded, and that it can be saved all the same', async () => {
  const { container } = renderField('https://pictures.example/missing.jpg');
  fireEvent.error(tried(container));
  expect(screen.getByRole('status')).toHaveTextContent(/could not be loaded/);
  expect(screen.getByRole('status')).toHaveTextContent(/can save it all the same/);
  expect(box()).toBeValid();
});

it('tries the next address again', async () => {
  const { container } = renderField('https://pictures.example/missing.jpg');
  fireEvent.error(tried(container));
  await userEvent.clear(box());
  await userEvent.type(box(), 'https://pictures.example/other.jpg');
  await waitFor(() => {
    expect(tried(container)).toHaveAttribute('src', 'https://pictures.example/other.jpg');
  });
  expect(screen.getByRole('status')).toHaveTextContent('The picture is loading.');
});

it.each(['http://pictures.example/a.jpg', 'javascript:alert(1)', 'https://me:secret@x.example/a'])(
  'requests nothing for %s',
  (address) => {
    const { container } = renderField(address);
    expect(container.querySelector('img')).toBeNull();
  },
);
