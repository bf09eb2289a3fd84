import userEvent from '@testing-library/user-event';

/** Puts text into a field at once, as a password manager does: letter by letter takes long. */
export const fillIn = async (field: Element, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
