import { API_ERRORS } from '@club/domain/api/errors';
import { storedFromResort } from '@club/domain/resort/resort';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../../kernel/api/api-client.ts';
import { callApi, callFunction } from '../../../kernel/api/api-client.ts';
import { clearPersonalStore } from '../../../kernel/storage/local-store.ts';
import { liveKey } from '../../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../../testing/render-route.tsx';
import { aCatalogueResort, aResort } from '../../../testing/resort-builders.ts';
import { spyOnExports } from '../../../testing/spied-exports.ts';
import { apiFailure } from '../../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callApi', 'callFunction');

const api = vi.mocked(callApi);
const call = vi.mocked(callFunction);

const ADMIN = aMember({ isAdmin: true, uid: 'admin-1' });
const FORM = '/admin-panel/resort-input-form';
const LIVE = { catalogue: [aCatalogueResort()], resorts: { R1001: aResort(), MISSING: null } };

const openForm = async (path = FORM) => {
  const page = renderRoute(path, { session: ADMIN, live: LIVE, before: ['/about'] });
  await screen.findByRole('textbox', { name: 'Resort name' });
  return page;
};

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });
const fill = (name: string | RegExp, text: string) => {
  fireEvent.change(box(name), { target: { value: text } });
};
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
const preview = () => within(screen.getByRole('complementary', { name: 'Preview of the card' }));

const nameIt = () => {
  fill('Resort name', 'Saltgrass Landing 7 Nights');
  fill('Location', 'Sitka, Alaska, United States');
};

const SAVED: StoredResort = {
  ...storedFromResort(aResort()),
  _id: 'QX7K2P',
  resort_ID: 'QX7K2P',
  place_name: 'Saltgrass Landing 7 Nights',
};

beforeEach(() => {
  localStorage.clear();
  clearPersonalStore();
  api.mockReset().mockResolvedValue({ ok: true, value: SAVED });
  call.mockReset();
});

describe('the form of a new resort', () => {
  it('starts with the defaults of the club', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await openForm();
    expect(box('Check-in time')).toHaveValue('16:00');
    expect(box('Check-out time')).toHaveValue('11:00');
    expect(choice('Rating')).toHaveValue('7');
    expect(within(choice('Rating')).getAllByRole('option')).toHaveLength(4);
    expect(box('Reviews amount')).toHaveValue('80');
    expect(choice('State rating')).toHaveValue('RCI Gold Crown');
    expect(choice('Exclusivity')).toHaveValue('Owner Exclusive');
    expect(box('Available units')).toHaveValue('5');
    expect(box('Available units')).toHaveAttribute('inputmode', 'numeric');
    expect(box('Image 5 (optional)')).toHaveAttribute('type', 'url');
    for (const room of ['Bedroom', 'Studio', 'Hotel']) {
      expect(choice(`${room} sleeps`)).toHaveValue('2');
      expect(choice(`${room} privacy`)).toHaveValue('2');
      expect(choice(`${room} bath`)).toHaveValue('Full');
    }
    expect(choice('Bedroom kitchen')).toHaveValue('Full');
    expect(choice('Studio kitchen')).toHaveValue('Partial');
    expect(choice('Hotel kitchen')).toHaveValue('No');
    const texts = (name: string) =>
      within(choice(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(texts('Hotel bath')).toEqual([
      'Full',
      'Partial',
      '2 Full Baths',
      '3/4 Baths',
      'Full Bath & 3/4 Bath',
      '3 Full Baths',
      'No',
    ]);
    expect(texts('Hotel privacy')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(texts('State rating')).toEqual([
      'RCI Gold Crown',
      'RCI Silver Crown',
      'RCI Hospitality',
    ]);
    expect(texts('Exclusivity')).toEqual(['Owner Exclusive', 'Member Exclusive', 'Public Resort']);
  });

  it('says what is missing, and sends nothing', async () => {
    await openForm();
    fill('Check-in time', ' ');
    fill('Check-out time', '');
    fill('Reviews amount', 'many');
    fill('Image 2 (optional)', 'http://pictures.example/cove.jpg');
    await save();
    const summary = await screen.findByText('There are 6 things to correct');
    expect(summary.closest('[role="alert"]')).toHaveFocus();
    expect(box('Resort name')).toHaveAccessibleDescription(/Resort name is required\.$/);
    expect(box('Location')).toHaveAccessibleDescription(/Location is required\.$/);
    expect(box('Check-in time')).toHaveAccessibleDescription(/Check-in time is required\.$/);
    expect(box('Check-out time')).toHaveAccessibleDescription(/Check-out time is required\.$/);
    expect(box('Reviews amount')).toHaveAccessibleDescription(/Reviews amount must be a number\.$/);
    expect(box('Image 2 (optional)')).toHaveAccessibleDescription(
      'Image 2 must be an https address of a picture.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Location is required.' }));
    expect(box('Location')).toHaveFocus();
    expect(api).not.toHaveBeenCalled();
  });

  it('saves once, says so, and starts again with the times of a saved form', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    await openForm();
    nameIt();
    fill('Check-in time', '17:00');
    const button = screen.getByRole('button', { name: 'Save resort' });
    await userEvent.dblClick(button);
    expect(await screen.findByText('Your work has been saved')).toBeVisible();
    expect(api).toHaveBeenCalledOnce();
    expect(api).toHaveBeenCalledWith(
      'addResort',
      expect.objectContaining({
        place_name: 'Saltgrass Landing 7 Nights',
        check_in_time: '17:00',
        check_out_time: '11:00',
        rating: 9,
        reviews_amount: 800,
        available_amount: 5,
        price_usd: 309,
        price_rate: 7000,
        available: true,
      }),
    );
    expect(box('Resort name')).toHaveValue('');
    expect(box('Check-in time')).toHaveValue('3:00 PM');
    expect(box('Check-out time')).toHaveValue('11:00 AM');
    expect(screen.getByText('Saltgrass Landing is added as QX7K2P.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View resort' })).toHaveAttribute(
      'href',
      '/singleResortPage/QX7K2P',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add another' }));
    expect(box('Resort name')).toHaveFocus();
    expect(screen.queryByText(/is added as/)).not.toBeInTheDocument();
  });

  it('shows the failure dialog and keeps what was typed', async () => {
    api.mockResolvedValue({ ok: false, error: { kind: 'network' } });
    await openForm();
    nameIt();
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Oops...' });
    expect(within(dialog).getByText('Something went wrong!')).toBeVisible();
    expect(dialog).toHaveTextContent(/we do not know whether it was saved/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(box('Resort name')).toHaveValue('Saltgrass Landing 7 Nights');
  });

  it('puts what the server finds wrong beside its field until it is changed', async () => {
    api.mockResolvedValue({
      ok: false,
      error: apiFailure('resort-exists', { field: 'resort_ID' }),
    });
    await openForm();
    nameIt();
    fill('Resort ID (optional)', 'R1001');
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Oops...' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    const id = box('Resort ID (optional)');
    await waitFor(() => {
      expect(id).toHaveAccessibleDescription(/There is already a resort with this ID\.$/);
    });
    await waitFor(() => {
      expect(screen.getByText('There is 1 thing to correct').parentElement).toHaveFocus();
    });
    await save();
    expect(api).toHaveBeenCalledOnce();
    api.mockResolvedValue({ ok: true, value: SAVED });
    fill('Resort ID (optional)', 'R1002');
    await waitFor(() => {
      expect(id).toBeValid();
    });
    await save();
    expect(await screen.findByText('Your work has been saved')).toBeVisible();
  });

  it('shows the card as it is typed', async () => {
    await openForm();
    expect(preview().getByRole('heading', { name: 'The name of the resort' })).toBeVisible();
    nameIt();
    await userEvent.selectOptions(choice('State rating'), 'RCI Silver Crown');
    await userEvent.selectOptions(choice('Rating'), '10');
    fill('Reviews amount', '1234');
    fill('Image 1 (optional)', 'https://pictures.example/cove.jpg');
    expect(preview().getByRole('heading', { name: 'Saltgrass Landing' })).toBeVisible();
    expect(preview().getByText('Sitka, Alaska, United States')).toBeVisible();
    expect(preview().getByText('RCI Silver Crown')).toBeVisible();
    expect(preview().getByText('1,234 reviews')).toBeVisible();
    expect(preview().queryByRole('link')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(
        screen.getByRole('complementary', { name: 'Preview of the card' }).querySelector('img'),
      ).toHaveAttribute('src', 'https://pictures.example/cove.jpg');
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Available' }));
    expect(preview().getByText('Not available at the moment')).toBeVisible();
  });

  it('leaves out the fields of a room that the resort does not have', async () => {
    await openForm();
    nameIt();
    await userEvent.selectOptions(choice('Hotel sleeps'), 'No such room');
    expect(screen.queryByRole('combobox', { name: 'Hotel kitchen' })).not.toBeInTheDocument();
    await save();
    await screen.findByText('Your work has been saved');
    expect(api.mock.calls[0]?.[1]).toMatchObject({
      room_details: { hotel: { hotel_room: null }, studio: { studio_sleeps_room: 2 } },
    });
  });

  it('keeps a draft, brings it back, and lets it be discarded', async () => {
    const first = await openForm();
    nameIt();
    await act(() => first.router.navigate('/about'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'About the club' })).toBeVisible();
    await act(() => first.router.navigate(FORM));
    expect(await screen.findByText('This is your draft.')).toBeVisible();
    expect(box('Resort name')).toHaveValue('Saltgrass Landing 7 Nights');
    await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => {
      expect(box('Resort name')).toHaveValue('');
    });
    expect(screen.queryByText('This is your draft.')).not.toBeInTheDocument();
  });

  it('asks before unsaved changes are left, and only then', async () => {
    const page = await openForm();
    nameIt();
    await act(() => page.router.navigate('/about'));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(page.address()).toBe(FORM);
    fill('Resort name', '');
    fill('Location', '');
    await act(() => page.router.navigate('/about'));
    expect(page.address()).toBe('/about');
  });
});

describe('the form of a resort that is there', () => {
  const EDIT = `${FORM}?resort=R1001`;

  /** Another admin saves the resort. */
  const change = (
    page: Awaited<ReturnType<typeof openForm>>,
    over: Parameters<typeof aResort>[0],
  ) =>
    act(() => {
      page.store.publish(liveKey('resort', { id: 'R1001' }), aResort({ rev: 2, ...over }));
    });

  it('shows what is stored, with an ID that stays', async () => {
    await openForm(EDIT);
    expect(box('Resort name')).toHaveValue('Pelican Cove 7 Nights');
    expect(box('Resort ID')).toHaveAttribute('readonly');
    expect(box('Resort ID')).toHaveValue('R1001');
    expect(box('Image 1 (optional)')).toHaveValue('/art/R1001-1.svg');
    expect(choice('Studio sleeps')).toHaveDisplayValue('No such room');
    expect(screen.getByRole('button', { name: 'Beach' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('saves over the revision it was opened with', async () => {
    call.mockResolvedValue({
      ok: true,
      value: { ...storedFromResort(aResort({ bedrooms: '2 bedroom' })), rev: 2 },
    });
    await openForm(EDIT);
    await userEvent.selectOptions(choice('Main unit'), '2 bedroom');
    await save();
    expect(await screen.findByText('Your work has been saved')).toBeVisible();
    expect(call).toHaveBeenCalledOnce();
    const [name, input] = call.mock.calls[0] ?? [];
    expect(name).toBe('saveResort');
    expect(input).toMatchObject({ id: 'R1001', rev: 1, resort: { price_usd: 379 } });
    expect(input).toMatchObject({ resort: { bedrooms: '2 bedroom', price_rate: 9000 } });
    expect(box('Price in USD')).toHaveValue('379');
    expect(screen.getByText('Pelican Cove is changed.')).toBeVisible();
  });

  it('shows what the main unit costs, to be read: the table of the club says it', async () => {
    await openForm(EDIT);
    for (const [unit, price, points] of [
      ['studio', '309', '7,000'],
      ['4 bedroom', '379', '12,500'],
    ] as const) {
      await userEvent.selectOptions(choice('Main unit'), unit);
      expect(box('Price in USD')).toHaveValue(price);
      expect(box('Points per night')).toHaveValue(points);
    }
    expect(box('Price in USD')).toHaveAttribute('readonly');
    expect(box('Points per night')).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Not offered for points' }));
    expect(box('Points per night')).toHaveValue('None');
  });

  it('follows the club while nothing is typed', async () => {
    const page = await openForm(EDIT);
    change(page, { placeName: 'Pelican Point' });
    await waitFor(() => {
      expect(box('Resort name')).toHaveValue('Pelican Point');
    });
    expect(screen.queryByText(API_ERRORS['resort-changed'].message)).not.toBeInTheDocument();
  });

  it('offers both versions when another admin saved meanwhile', async () => {
    const page = await openForm(EDIT);
    fill('Resort name', 'Mine');
    change(page, { placeName: 'Theirs', bedrooms: '4 bedroom' });
    const note = (await screen.findByText(API_ERRORS['resort-changed'].message)).closest(
      '[role="alert"]',
    );
    expect(note).toHaveTextContent('They changed: Resort name, Main unit.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(box('Resort name')).toHaveValue('Mine');
    call.mockResolvedValue({
      ok: true,
      value: { ...storedFromResort(aResort({ placeName: 'Mine' })), rev: 3 },
    });
    await save();
    await screen.findByText('Your work has been saved');
    expect(call.mock.calls[0]?.[1]).toMatchObject({ rev: 2, resort: { place_name: 'Mine' } });

    fill('Resort name', 'Mine again');
    change(page, { placeName: 'Theirs again', rev: 4 });
    await userEvent.click(await screen.findByRole('button', { name: 'Reload theirs' }));
    await waitFor(() => {
      expect(box('Resort name')).toHaveValue('Theirs again');
    });
  });

  it('offers them too when the server rejects the save before the change arrives', async () => {
    call.mockResolvedValue({
      ok: false,
      error: apiFailure('resort-changed'),
    });
    const page = await openForm(EDIT);
    fill('Resort name', 'Mine');
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Oops...' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Their version is loading.')).toBeVisible();
    change(page, { description: 'Other text' });
    expect(await screen.findByRole('button', { name: 'Reload theirs' })).toBeVisible();
    expect(screen.getByText(/They changed: Description\./)).toBeVisible();
  });

  it('takes a withdrawal over without a question', async () => {
    const page = await openForm(EDIT);
    fill('Resort name', 'Mine');
    change(page, { available: false });
    await waitFor(() => {
      expect(screen.getByRole('checkbox', { name: 'Available' })).not.toBeChecked();
    });
    expect(box('Resort name')).toHaveValue('Mine');
    expect(screen.getByText('Withdrawn')).toBeVisible();
    expect(screen.queryByText(API_ERRORS['resort-changed'].message)).not.toBeInTheDocument();
  });

  it('says so when there is no such resort', async () => {
    renderRoute(`${FORM}?resort=MISSING`, { session: ADMIN, live: LIVE });
    expect(
      await screen.findByRole('heading', { name: 'There is no resort MISSING' }),
    ).toBeVisible();
  });
});
