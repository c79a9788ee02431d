// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useAddressChoice } from './use-address-choice';
import { useListView } from './use-list-view';

/** Opens a list with an earlier history entry. */
function open(search: string, name?: string) {
  const useList = () => ({
    view: useListView({
      ...(name && { name }),
      sorts: ['title', 'streams'],
      initialSort: { by: 'streams', isDescending: true },
      choices: { state: ['active', 'pending'] },
    }),
    range: useAddressChoice('range', ['7days', '28days'], '28days'),
    address: useLocation(),
    navigate: useNavigate(),
  });
  const initialEntries = ['/before', `/list${search}`];
  const { result } = renderHook(useList, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={initialEntries} initialIndex={1}>
        {children}
      </MemoryRouter>
    ),
  });
  return result;
}

afterEach(cleanup);

describe('a list at an address', () => {
  it.each([
    ['', { by: 'streams', isDescending: true }, 1, ''],
    ['?sort=title&page=3&state=pending', { by: 'title', isDescending: false }, 3, 'pending'],
    ['?sort=-title', { by: 'title', isDescending: true }, 1, ''],
    ['?sort=owner&page=-2&state=gone', { by: 'streams', isDescending: true }, 1, ''],
    ['?page=1.5', { by: 'streams', isDescending: true }, 1, ''],
    ['?page=many', { by: 'streams', isDescending: true }, 1, ''],
  ])('shows the known values of «%s»', (search, sort, page, state) => {
    const list = open(search);
    expect(list.current.view).toMatchObject({ sort, page, chosen: { state } });
    expect(list.current.view.isFiltered).toBe(state !== '');
  });

  it('begins at the first page when it is sorted, filtered or searched, and keeps the rest', async () => {
    const list = open('?page=3&range=7days');
    await act(async () => list.current.view.sortBy({ by: 'title', isDescending: false }));
    expect(list.current.address.search).toBe('?range=7days&sort=title');
    await act(async () => list.current.view.goToPage(2));
    await act(async () => list.current.view.choose('state', 'active'));
    expect(list.current.address.search).toBe('?range=7days&sort=title&state=active');
    await act(async () => list.current.view.goToPage(2));
    await act(async () => list.current.view.search('luna'));
    expect(list.current.address.search).toBe('?range=7days&sort=title&state=active&q=luna');
  });

  it('omits default values', async () => {
    const list = open('?sort=title&page=2&range=7days');
    await act(async () => list.current.view.sortBy({ by: 'streams', isDescending: true }));
    await act(async () => list.current.view.goToPage(1));
    await act(async () => list.current.range[1]('28days'));
    expect(list.current.address.search).toBe('');
  });

  it('resets to all rows in one step, and keeps the order', async () => {
    const list = open('?q=luna&state=active&sort=title&page=2');
    expect(list.current.view.isFiltered).toBe(true);
    await act(async () => list.current.view.reset());
    expect(list.current.address.search).toBe('?sort=title');
    expect(list.current.view).toMatchObject({ text: '', chosen: { state: '' }, isFiltered: false });
  });

  it('steps back page by page, and past orders and filters at once', async () => {
    const list = open('');
    await act(async () => list.current.view.sortBy({ by: 'title', isDescending: false }));
    await act(async () => list.current.view.goToPage(2));
    await act(async () => list.current.view.choose('state', 'active'));
    await act(async () => list.current.navigate(-1));
    expect(list.current.view).toMatchObject({
      page: 1,
      sort: { by: 'title' },
      chosen: { state: '' },
    });
    await act(async () => list.current.navigate(-1));
    expect(list.current.address.pathname).toBe('/before');
  });

  it('shares it with another list', async () => {
    const list = open('?sort=title', 'payments');
    expect(list.current.view.sort.by).toBe('streams');
    await act(async () => list.current.view.sortBy({ by: 'title', isDescending: true }));
    await act(async () => list.current.view.search('mayo'));
    expect(list.current.address.search).toBe('?sort=title&payments-sort=-title&payments-q=mayo');
  });
});

it.each([
  ['?range=7days', '7days'],
  ['?range=2years', '28days'],
  ['', '28days'],
])('reads the choice of «%s» as %s', (search, value) => {
  const list = open(search);
  expect(list.current.range[0]).toBe(value);
});
