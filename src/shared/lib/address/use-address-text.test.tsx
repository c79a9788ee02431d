// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAddressText } from './use-address-text';

let router: ReturnType<typeof createMemoryRouter>;

function Filter() {
  const [text, change] = useAddressText('filter');
  return <input aria-label="Filter" value={text} onChange={({ target }) => change(target.value)} />;
}

beforeEach(() => {
  router = createMemoryRouter([{ path: '/list', element: <Filter /> }], {
    initialEntries: ['/list?sort=name&filter=luna'],
  });
  render(<RouterProvider router={router} />);
});

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Filter' });
const address = () => router.state.location.search;

/** Appends to the input's current value, as browsers do. */
const typeLetter = (letter: string) =>
  fireEvent.input(box(), { target: { value: box().value + letter } });

it('starts with the text in the address, and leaves other parameters', async () => {
  expect(box().value).toBe('luna');
  await act(async () => typeLetter('r'));
  expect(address()).toBe('?sort=name&filter=lunar');
});

it('loses no letters typed faster than the address follows', async () => {
  await act(async () => {
    for (const letter of ' llena') typeLetter(letter);
  });
  expect(box().value).toBe('luna llena');
  expect(address()).toBe('?sort=name&filter=luna+llena');
});

it('follows a link and a step in the history', async () => {
  await act(() => router.navigate('/list?filter=sol'));
  expect(box().value).toBe('sol');
  await act(() => router.navigate(-1));
  expect(box().value).toBe('luna');
});
