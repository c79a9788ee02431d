// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DeviceList, deviceList, useDeviceList } from '.';

type Concert = { id: string; venue: string };

const isConcert = (candidate: unknown): candidate is Concert =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'id' in candidate &&
  'venue' in candidate &&
  typeof candidate.id === 'string' &&
  typeof candidate.venue === 'string';

const concerts = () => deviceList('concerts', isConcert);
const patio = { id: 'con_1', venue: 'El Patio' };
const faro = { id: 'con_2', venue: 'El Faro' };

/** Renders a list as the page's text. */
function show(list: DeviceList<Concert>, owner: string | null) {
  const Venues = () => useDeviceList(list, owner).map(({ venue }) => venue);
  render(<Venues />);
}

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// Proves music-pages: Device: survives a reload
it('survives a reload, the newest first', () => {
  const before = concerts();
  before.add('usr_1', patio);
  before.add('usr_1', faro);
  expect(concerts().read('usr_1')).toEqual([faro, patio]);
});

it('keeps an item once, with its last content', () => {
  const list = concerts();
  list.add('usr_1', patio);
  list.add('usr_1', { ...patio, venue: 'El Patio de atrás' });
  expect(list.read('usr_1')).toEqual([{ id: 'con_1', venue: 'El Patio de atrás' }]);
});

// Proves music-pages: Device: each person their own
it('shows each person their own', () => {
  const list = concerts();
  list.add('usr_1', patio);
  list.add('usr_2', faro);
  expect(list.read('usr_1')).toEqual([patio]);
  expect(list.read('usr_3')).toEqual([]);
});

// Proves music-pages: Device: can be discarded
it('can lose one item and be discarded', () => {
  const list = concerts();
  list.add('usr_1', patio);
  list.add('usr_1', faro);
  list.remove('usr_1', 'con_2');
  expect(list.read('usr_1')).toEqual([patio]);
  list.discard('usr_1');
  expect(list.read('usr_1')).toEqual([]);
});

it.each([
  ['{', []],
  ['"loud"', []],
  ['{"id":"con_1"}', []],
  ['[{"id":"con_1"},null,7,{"id":"con_2","venue":"El Faro"}]', [faro]],
])('ignores unknown content in %s', (text, items) => {
  localStorage.setItem('list:concerts:usr_1', text);
  expect(concerts().read('usr_1')).toEqual(items);
});

it('lasts for the visit if the device stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const list = concerts();
  list.add('usr_1', patio);
  expect(list.read('usr_1')).toEqual([patio]);
  vi.restoreAllMocks();
  list.discard('usr_1');
});

it('updates the screen after every change', () => {
  const list = concerts();
  show(list, 'usr_1');
  act(() => list.add('usr_1', patio));
  expect(document.body.textContent).toBe('El Patio');
  act(() => list.remove('usr_1', 'con_1'));
  expect(document.body.textContent).toBe('');
});

it('shows a visitor nothing', () => {
  const list = concerts();
  list.add('usr_1', patio);
  show(list, null);
  expect(document.body.textContent).toBe('');
});

it('hears of a change in another tab', () => {
  show(concerts(), 'usr_1');
  act(() => {
    localStorage.setItem('list:concerts:usr_1', JSON.stringify([faro]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'list:concerts:usr_1' }));
  });
  expect(document.body.textContent).toBe('El Faro');
});
