import { screen } from '@testing-library/react';

/** The cards of the page's list; on the home page those of the directory, not of the rows above it. */
export const listedCards = (): HTMLElement[] => {
  const directory = document.getElementById('resorts');
  return screen.getAllByRole('article').filter((card) => directory?.contains(card) ?? true);
};
