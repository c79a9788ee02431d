// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '@/app/redux/create-store';
import { prefetchOnIntent } from './prefetch-on-intent';
import { preloadRoute } from './preload-route';

vi.mock(import('./preload-route'), () => ({ preloadRoute: vi.fn<typeof preloadRoute>() }));

/** Never answers, since only the requests matter. */
const request = vi.fn<typeof fetch>(() => new Promise(() => {}));
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', request);
  document.body.innerHTML = `
    <a href="/playlist/pls_1"><i>Domingo lento</i></a>
    <a id="other" href="/album/alb_1">La otra orilla</a>
    <a id="plain" href="/search">Buscar</a>
    <a id="foreign" href="https://example.com/album/alb_1">Otro sitio</a>
    <a id="tab" href="/album/alb_2" target="_blank">En otra pestaña</a>
    <p></p>`;
  stop = prefetchOnIntent(createStore());
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const send = (type: string, selector = 'i') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
/** The area's list and its data loader are separate files. */
async function wait(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.dynamicImportSettled();
}
const requested = () =>
  request.mock.calls.map(
    ([input]) => new URL(input instanceof Request ? input.url : String(input)).pathname,
  );

it('fetches code and data when the pointer rests on a link', async () => {
  send('pointerover');
  await wait(60);
  expect(preloadRoute).not.toHaveBeenCalled();
  await wait(10);
  expect(preloadRoute).toHaveBeenCalledWith({ pathname: '/playlist/pls_1', search: '' }, null);
  expect(requested()).toEqual(['/api/playlists/pls_1']);
});

it.each([
  ['is pressed', 'pointerdown', 0],
  ['takes the focus', 'focusin', 70],
])('fetches when a link %s', async (_name, type, after) => {
  send(type, '#other');
  await wait(after);
  expect(preloadRoute).toHaveBeenCalledWith({ pathname: '/album/alb_1', search: '' }, null);
  expect(requested()).toEqual(['/api/albums/alb_1']);
});

it('fetches nothing for a pointer that passes over', async () => {
  send('pointerover');
  await wait(30);
  send('pointerover', 'p');
  await wait(200);
  expect(preloadRoute).not.toHaveBeenCalled();
});

it('fetches once however often the pointer comes back', async () => {
  for (const selector of ['i', 'p', 'i', '#other', 'i']) {
    send('pointerover', selector);
    await wait(100);
  }
  expect(requested()).toEqual(['/api/playlists/pls_1', '/api/albums/alb_1']);
});

it('fetches the code alone where a page has no data of its own', async () => {
  send('pointerdown', '#plain');
  await wait(0);
  expect(preloadRoute).toHaveBeenCalledWith({ pathname: '/search', search: '' }, null);
  expect(request).not.toHaveBeenCalled();
});

it('passes on the tab that a link leads to', async () => {
  document.querySelector('#plain')?.setAttribute('href', '/admin?tab=users');
  send('pointerdown', '#plain');
  await wait(0);
  expect(preloadRoute).toHaveBeenCalledWith({ pathname: '/admin', search: '?tab=users' }, null);
});

it.each(['#foreign', '#tab', 'p'])('ignores %s', async (selector) => {
  send('pointerdown', selector);
  await wait(100);
  expect(preloadRoute).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'fetches nothing ahead with %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    send('pointerdown');
    await wait(100);
    expect(preloadRoute).not.toHaveBeenCalled();
    expect(request).not.toHaveBeenCalled();
  },
);
