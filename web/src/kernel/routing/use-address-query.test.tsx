import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SiteRouter } from './address-now.tsx';
import { useAddressQuery } from './use-address-query.ts';
import { withParam } from './with-param.ts';

/** A page with a choice of two, a counter, and a link that opens something. */
function Choices() {
  const { query, change, linkTo } = useAddressQuery();
  const choose = (name: string): void => {
    change((now) => withParam(now, name, 'on'));
  };
  return (
    <>
      <output>{query.toString()}</output>
      {['one', 'two'].map((name) => (
        <button key={name} type="button" onClick={() => choose(name)}>
          {name}
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          change(
            (now) => withParam(now, 'count', String(Number(now.get('count')) + 1)),
            (now) => ({ replace: now.has('count') }),
          );
        }}
      >
        count
      </button>
      <button type="button" onClick={() => change(() => null)}>
        nothing
      </button>
      <Link {...linkTo((now) => withParam(now, 'open', 'it'))}>open</Link>
    </>
  );
}

const open = (path: string) => {
  const router = createMemoryRouter([{ path: '*', Component: Choices }], {
    initialEntries: [path],
  });
  render(<SiteRouter router={router} />);
  return {
    router,
    address: (): string => `${router.state.location.pathname}${router.state.location.search}`,
  };
};

/** Several presses before anything renders again. */
const pressAtOnce = (...names: readonly string[]): void => {
  act(() => {
    for (const name of names) fireEvent.click(screen.getByText(name));
  });
};

describe('state in the query of the address', () => {
  it('keeps every one of several choices made before the first is rendered', () => {
    const { address } = open('/?given=1');
    pressAtOnce('one', 'two');
    expect(address()).toBe('/?given=1&one=on&two=on');
    expect(screen.getByRole('status')).toHaveTextContent('given=1&one=on&two=on');
  });

  it('passes the current query to each change and its options', () => {
    const { router, address } = open('/');
    pressAtOnce('count', 'count', 'count');
    expect(address()).toBe('/?count=3');
    act(() => void router.navigate(-1));
    expect(address()).toBe('/');
  });

  it('changes the current query by a link, whose address is the rendered one', () => {
    const { address } = open('/');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/?open=it');
    pressAtOnce('one', 'open');
    expect(address()).toBe('/?one=on&open=it');
  });

  it('leaves the address alone where there is nothing to change', () => {
    const { router, address } = open('/?one=on');
    const before = router.state.location.key;
    pressAtOnce('nothing');
    expect(address()).toBe('/?one=on');
    expect(router.state.location.key).toBe(before);
  });

  it('leaves a press that opens another window to the browser', () => {
    const { address } = open('/');
    // There is no browser here to open it.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(address()).toBe('/');
  });
});
