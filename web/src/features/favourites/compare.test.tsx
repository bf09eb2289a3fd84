import { withFirstBoard } from '@club/domain/favourites/favourite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aFavourite } from '../../testing/favourite-builder.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aCatalogueResort } from '../../testing/resort-builders.ts';

const NAMES = ['Pier', 'Dunes', 'Mill', 'Lodge', 'Abbey'];
const catalogue = NAMES.map((placeName, at) =>
  aCatalogueResort({ id: `R${at + 1}`, placeName, sleeps: at === 1 ? 6 : 4 }),
);

const open = async (path = '/myFavorites') => {
  const page = renderRoute(path, {
    session: aMember(),
    live: {
      catalogue,
      own: {
        ownFavourites: catalogue.map(({ id }) => aFavourite(id)),
        ownBoards: withFirstBoard([]),
      },
    },
  });
  await screen.findByText(/^(5 saved resorts|Side by side)$/);
  return page;
};
const choose = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: `Compare ${name}` }));
const columns = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'));

describe('resorts to compare', () => {
  it('are two to four, which the button says', async () => {
    const { address } = await open();
    expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
    await choose('Pier');
    const one = screen.getByRole('button', { name: 'Choose one more to compare' });
    expect(one).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(one);
    expect(screen.queryByRole('table')).toBeNull();
    for (const name of ['Dunes', 'Mill', 'Lodge']) await choose(name);
    expect(screen.getByRole('button', { name: 'Compare 4 of up to 4' })).toBeVisible();
    const fifth = screen.getByRole('button', { name: 'Compare Abbey' });
    expect(fifth).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fifth);
    expect(fifth).toHaveAttribute('aria-pressed', 'false');
    await choose('Mill');
    expect(decodeURIComponent(address())).toBe('/myFavorites?compare=R1,R2,R4');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(address()).toBe('/myFavorites');
  });

  it('are side by side in the order of choosing, with what speaks for one also as text', async () => {
    const { router } = await open();
    await choose('Dunes');
    await choose('Pier');
    await userEvent.click(screen.getByRole('button', { name: 'Compare 2 of up to 4' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible();
    expect(columns()).toEqual(['Dunes', 'Pier']);
    const sleeps = screen.getByRole('row', { name: /^Sleeps/ });
    expect(
      within(sleeps)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['6 Most room', '4']);
    expect(
      screen.getByText(
        'Dunes suits this stay better: the same price as Pier, and sleeps 6 rather than 4.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /^In common 1 bedroom, .*, Beach$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dunes' })).toHaveAttribute(
      'href',
      '/singleResortPage/R2',
    );
    await router.navigate(-1);
    expect(await screen.findByRole('button', { name: 'Compare 2 of up to 4' })).toBeVisible();
  });

  it('are removed one by one, and below two the list comes back', async () => {
    await open('/myFavorites?compare=R1,R2,R3&side-by-side=1');
    expect(columns()).toEqual(['Pier', 'Dunes', 'Mill']);
    await userEvent.click(screen.getByRole('button', { name: 'Do not compare Dunes' }));
    expect(columns()).toEqual(['Pier', 'Mill']);
    await userEvent.click(screen.getByRole('button', { name: 'Do not compare Mill' }));
    expect(screen.getByText('5 saved resorts')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Compare Pier' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('are the resorts in the address that the club has, at most four', async () => {
    await open('/myFavorites?compare=R1,R1,R2,,R3,R4,R5&side-by-side=1');
    expect(columns()).toEqual(['Pier', 'Dunes', 'Mill', 'Lodge']);
  });

  it('are none where the address names only one that the club has', async () => {
    await open('/myFavorites?compare=R1,LEFT&side-by-side=1');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('5 saved resorts')).toBeVisible();
  });
});
