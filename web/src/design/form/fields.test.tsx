import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { expect, it, vi } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FocusFirstInvalid } from './focus-first-invalid.tsx';
import { FormAlert } from './form-alert.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioCardGroup } from './radio-card-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { TextInput } from './text-input.tsx';

type Values = {
  firstName: string;
  password: string;
  country: string;
  note: string;
  who: '' | 'member' | 'guest';
  terms: boolean;
};

const EMPTY: Values = {
  firstName: '',
  password: '',
  country: '',
  note: '',
  who: '',
  terms: false,
};

const validate = (values: Values): Partial<Record<keyof Values, string>> => ({
  ...(values.who === '' && { who: 'Please select an option before continuing.' }),
  ...(values.firstName === '' && { firstName: 'Enter the first name.' }),
  ...(!values.terms && { terms: 'Please agree.' }),
});

const renderForm = (withSummary = false) => {
  const send = vi.fn<(values: Values) => void>();
  render(
    <Formik
      initialValues={EMPTY}
      validate={validate}
      onSubmit={(values) => {
        send(values);
      }}
    >
      {({ errors, submitCount }) => (
        <Form noValidate>
          {withSummary ? (
            <ErrorSummary
              title="Please correct"
              attempt={submitCount}
              errors={Object.entries(errors).map(([name, message]) => ({ name, message }))}
            />
          ) : (
            <FocusFirstInvalid />
          )}
          <RadioCardGroup
            name="who"
            label="Who's Checking-in?"
            options={[
              { value: 'member', label: 'RCI Member', text: 'You check in yourself.' },
              { value: 'guest', label: 'A Guest' },
            ]}
          />
          <TextField name="firstName" label="First name" help="As on the passport" />
          <PasswordField name="password" label="Password" />
          <SelectField
            name="country"
            label="Country"
            placeholder="Choose"
            options={[{ value: 'no', label: 'Norway' }]}
          />
          <TextAreaField name="note" label="Note" optional />
          <CheckboxField name="terms" label="I agree" />
          <button type="submit">Send</button>
        </Form>
      )}
    </Formik>,
  );
  return send;
};

const sendForm = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('connects label, help and error to the control', async () => {
  renderForm();
  const field = screen.getByRole('textbox', { name: 'First name' });
  expect(field).toHaveAccessibleDescription('As on the passport');
  expect(field).toBeValid();
  await userEvent.click(field);
  await userEvent.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('As on the passport Enter the first name.');
});

it('shows no error before the field is left', async () => {
  renderForm();
  await userEvent.click(screen.getByRole('textbox', { name: 'First name' }));
  expect(screen.queryByText('Enter the first name.')).not.toBeInTheDocument();
});

it('sends what was typed, chosen and ticked', async () => {
  const send = renderForm();
  await userEvent.click(screen.getByRole('radio', { name: 'A Guest' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada');
  await userEvent.type(screen.getByLabelText('Password'), 'secret words');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Norway');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'Late');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await sendForm();
  expect(send).toHaveBeenCalledExactlyOnceWith({
    firstName: 'Ada',
    password: 'secret words',
    country: 'no',
    note: 'Late',
    who: 'guest',
    terms: true,
  });
});

it('names a group of radios, describes each and marks the group as invalid', async () => {
  renderForm();
  const group = screen.getByRole('radiogroup', { name: "Who's Checking-in?" });
  expect(screen.getByRole('radio', { name: 'RCI Member' })).toHaveAccessibleDescription(
    'You check in yourself.',
  );
  await sendForm();
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(group).toHaveAccessibleDescription('Please select an option before continuing.');
});

it('moves to the first invalid control after a rejected submit', async () => {
  renderForm();
  await sendForm();
  expect(screen.getByRole('radio', { name: 'RCI Member' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'RCI Member' }));
  await sendForm();
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
});

it('takes the focus to the summary, which leads to each field', async () => {
  renderForm(true);
  await sendForm();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Please correct');
  await userEvent.click(screen.getByRole('button', { name: 'Enter the first name.' }));
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
});

it('shows a password on request', async () => {
  renderForm();
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('works without a form library', () => {
  render(<TextInput label="Location" error="Unknown place" value="Atlantis" readOnly />);
  const field = screen.getByRole('textbox', { name: 'Location' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Unknown place');
});

it('reads out what went wrong with the whole form, and nothing otherwise', () => {
  const { rerender, container } = render(<FormAlert message={null} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<FormAlert message="Payment failed. Please try again." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Payment failed. Please try again.');
});
