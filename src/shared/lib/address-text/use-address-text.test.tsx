// @vitest-environment jsdom
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddressText } from './use-address-text';

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

function Filter() {
  const [text, change] = useAddressText('filter');
  return <input aria-label="Filter" value={text} onChange={({ target }) => change(target.value)} />;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  router = createMemoryRouter([{ path: '/list', element: <Filter /> }], {
    initialEntries: ['/list?sort=name&filter=luna'],
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const box = () => {
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no box.');
  return input;
};
const address = () => router.state.location.search;

/** As a browser does: the letter joins what the box holds at that moment. */
function typeLetter(letter: string) {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(box(), box().value + letter);
  box().dispatchEvent(new Event('input', { bubbles: true }));
}

it('starts with what the address says, and leaves the rest of it alone', async () => {
  expect(box().value).toBe('luna');
  await act(async () => typeLetter('r'));
  expect(address()).toBe('?sort=name&filter=lunar');
});

it('loses no letter of those that come faster than the address follows', async () => {
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
