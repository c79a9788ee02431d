// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useOpenItem } from './use-open-item';

function at(search: string, name?: string) {
  const useThing = () => ({
    item: useOpenItem(name),
    address: useLocation().search,
    navigate: useNavigate(),
  });
  const { result } = renderHook(useThing, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/list?before', `/list${search}`]} initialIndex={1}>
        {children}
      </MemoryRouter>
    ),
  });
  return result;
}

afterEach(cleanup);

it('adds a history entry on opening, which back and closing both remove', async () => {
  const screen = at('?q=luna');
  await act(async () => screen.current.item.open('cmp_1'));
  expect(screen.current.address).toBe('?q=luna&open=cmp_1');
  expect(screen.current.item).toMatchObject({ isOpen: true, id: 'cmp_1' });
  await act(async () => screen.current.navigate(-1));
  expect(screen.current.item.isOpen).toBe(false);
  await act(async () => screen.current.item.open('cmp_2'));
  await act(async () => screen.current.item.close());
  expect(screen.current.address).toBe('?q=luna');
  await act(async () => screen.current.navigate(-1));
  expect(screen.current.address).toBe('?before');
});

it('replaces the open item in the same entry', async () => {
  const screen = at('');
  await act(async () => screen.current.item.open('cmp_1'));
  await act(async () => screen.current.item.open('cmp_2'));
  expect(screen.current.item.id).toBe('cmp_2');
  await act(async () => screen.current.item.close());
  expect(screen.current.address).toBe('');
});

it('adds one entry for two presses before the address has changed', async () => {
  const screen = at('');
  await act(async () => {
    screen.current.item.open('cmp_1');
    screen.current.item.open('cmp_1');
  });
  expect(screen.current.item.id).toBe('cmp_1');
  await act(async () => screen.current.navigate(-1));
  expect(screen.current.address).toBe('');
  await act(async () => screen.current.item.open('cmp_1'));
  await act(async () => screen.current.navigate(-1));
  expect(screen.current.address).toBe('');
});

it('closes an item that the address opened without going back', async () => {
  const screen = at('?open=cmp_1&q=luna');
  expect(screen.current.item).toMatchObject({ isOpen: true, id: 'cmp_1' });
  await act(async () => screen.current.item.close());
  expect(screen.current.address).toBe('?q=luna');
  await act(async () => screen.current.navigate(-1));
  expect(screen.current.address).toBe('?before');
});

it('has its own parameter names, also for new items', async () => {
  const screen = at('?open=cmp_1', 'new');
  expect(screen.current.item.isOpen).toBe(false);
  await act(async () => screen.current.item.open());
  expect(screen.current.item).toMatchObject({ isOpen: true, id: '' });
  expect(screen.current.address).toBe('?open=cmp_1&new=');
});

it.each(['?open=%3Cb%3E', `?open=${'a'.repeat(65)}`])('opens nothing at %s', (search) => {
  expect(at(search).current.item.isOpen).toBe(false);
});
