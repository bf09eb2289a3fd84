import type { Locator, Page } from '@playwright/test';
import { monthOf } from '@club/domain/calendar/local-date';
import { formatsOf } from '@club/domain/format/formats';
import { expect } from './club-test.ts';

// The journeys run in plain English.
const { formatMonth } = formatsOf('en');

/** The address of the page of a resort. */
export const resortPage = (id: string): string => `/singleResortPage/${id}`;

/** A day of the year of nights. */
export const nightDay = (page: Page, date: string): Locator =>
  page.locator(`[data-date="${date}"]`);

/** Brings a day into view, which loads its month, and waits until its night is there. */
export const showDay = async (page: Page, date: string): Promise<void> => {
  await nightDay(page, date).scrollIntoViewIfNeeded();
  await expect(
    page
      .getByRole('region', { name: formatMonth(monthOf(date)), exact: true })
      .getByText(/^\d+ free$/),
  ).toBeVisible();
};

/** The panel at the side, or the sheet that the bar of phones opens. */
export const openPanel = async (page: Page): Promise<Locator> => {
  const stay = page.getByRole('region', { name: 'Your stay' });
  await expect(stay.first()).toBeVisible();
  const choose = stay.getByRole('button', { name: 'Choose' });
  if ((await choose.count()) === 0) return stay;
  await choose.click();
  return page.getByRole('dialog', { name: 'Your stay' });
};
