// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureScreens } from './measure-screens';

type Entry = { startTime: number; duration: number; interactionId?: number };
type Sent = { screens: { route: string; lcp?: number; interaction?: number }[] };

/** What the browser is to tell, by type. */
let tell: Record<string, (entry: Partial<Entry>) => void> = {};
let now = 0;
let beacons: { address: string; blob: Blob }[] = [];
let hidden = false;
let changes = new EventTarget();
let earlier: Record<string, { name: string }[]> = {};
let listening = new AbortController();

class FakeObserver {
  static supportedEntryTypes = ['largest-contentful-paint', 'event', 'first-input'];
  #take: (list: { getEntries: () => unknown[] }) => void;
  constructor(take: FakeObserver['take']) {
    this.#take = take;
  }
  get take() {
    return this.#take;
  }
  observe({ type }: { type: string }) {
    tell[type] = (entry) => this.#take({ getEntries: () => [{ interactionId: 1, ...entry }] });
  }
  takeRecords = () => [];
}

beforeEach(() => {
  [tell, now, beacons, hidden, earlier] = [{}, 0, [], false, {}];
  changes = new EventTarget();
  listening = new AbortController();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.stubGlobal('navigation', changes);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) => (earlier[type] ?? []) as unknown as PerformanceEntryList,
  );
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type, handle) =>
    listen(type, handle, { signal: listening.signal }),
  );
  const listenToPage = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, handle) =>
    listenToPage(type, handle, { signal: listening.signal }),
  );
  Object.assign(navigator, {
    sendBeacon: (address: string, blob: Blob) => beacons.push({ address, blob }) > 0,
  });
  history.replaceState(null, '', '/');
});

afterEach(() => {
  listening.abort();
  for (const name of ['sendBeacon', 'globalPrivacyControl', 'doNotTrack'])
    Reflect.deleteProperty(navigator, name);
  delete document.documentElement.dataset['fieldFigures'];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function go(address: string, at: number) {
  now = at;
  history.pushState(null, '', address);
  changes.dispatchEvent(new Event('currententrychange'));
}

function setHidden(isHidden: boolean, at: number) {
  [hidden, now] = [isHidden, at];
  document.dispatchEvent(new Event('visibilitychange'));
}

/** As `Blob.text` gives it; that of the test environment lacks it. */
const read = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });

const sent = async () =>
  Promise.all(beacons.map(async ({ blob }) => (JSON.parse(await read(blob)) as Sent).screens));

// Proves personal-data: How fast screens are
it('sends the first paint and the slowest interaction of each view, by pattern, once', async () => {
  measureScreens();
  tell['largest-contentful-paint']?.({ startTime: 900 });
  tell['largest-contentful-paint']?.({ startTime: 1_240.4 });
  tell['event']?.({ startTime: 2_000, duration: 88 });
  tell['event']?.({ startTime: 2_500, duration: 40 });
  go('/album/alb_secret?from=ana@example.com', 3_000);
  // The browser tells of the click that led here once the screen is painted.
  tell['event']?.({ startTime: 2_990, duration: 120 });
  tell['event']?.({ startTime: 3_500, duration: 64 });
  tell['event']?.({ startTime: 3_600, duration: 900, interactionId: 0 });
  setHidden(true, 5_000);
  setHidden(false, 9_000);
  setHidden(true, 9_500);
  expect(await sent()).toEqual([
    [
      { route: '/', lcp: 1_240, interaction: 120 },
      { route: '/album/:id', interaction: 64 },
    ],
  ]);
  expect(beacons[0]?.address).toBe('/api/page-times');
  expect(beacons[0]?.blob.type).toBe('application/json');
});

it('begins a view anew where the page was hidden, or its screen left', async () => {
  measureScreens();
  setHidden(true, 1_000);
  // Told too late.
  tell['event']?.({ startTime: 900, duration: 48 });
  tell['largest-contentful-paint']?.({ startTime: 950 });
  setHidden(false, 2_000);
  tell['event']?.({ startTime: 2_100, duration: 56 });
  go('/?tab=one', 2_200);
  tell['event']?.({ startTime: 2_300, duration: 72 });
  go('/no/such/screen', 2_400);
  tell['event']?.({ startTime: 2_500, duration: 300 });
  go('/', 2_600);
  tell['first-input']?.({ startTime: 2_700, duration: 16 });
  setHidden(true, 3_000);
  expect(await sent()).toEqual([
    [
      { route: '/', interaction: 72 },
      { route: '/', interaction: 16 },
    ],
  ]);
});

it('names the screen that was loaded, though somebody went on before', async () => {
  earlier['navigation'] = [{ name: `${location.origin}/playlist/pls_1` }];
  go('/search', 700);
  measureScreens();
  tell['largest-contentful-paint']?.({ startTime: 600 });
  setHidden(true, 3_000);
  expect(await sent()).toEqual([[{ route: '/playlist/:id', lcp: 600 }]]);
});

it('leaves out the first paint of a page that was hidden', async () => {
  earlier['visibility-state'] = [{ name: 'hidden' }, { name: 'visible' }];
  measureScreens();
  tell['largest-contentful-paint']?.({ startTime: 40_000 });
  tell['event']?.({ startTime: 41_000, duration: 90_000 });
  setHidden(true, 200_000);
  expect(await sent()).toEqual([[{ route: '/', interaction: 60_000 }]]);
});

it('sends when the page is left, which some browsers do not call hidden', async () => {
  measureScreens();
  tell['event']?.({ startTime: 1, duration: 24 });
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  expect(await sent()).toEqual([[{ route: '/', interaction: 24 }]]);
});

it('sends at most twenty screens at once', async () => {
  measureScreens();
  for (let view = 1; view <= 30; view += 1) {
    go(`/album/alb_${view}`, view * 1_000);
    tell['event']?.({ startTime: view * 1_000 + 1, duration: 24 });
  }
  setHidden(true, 40_000);
  expect((await sent()).map(({ length }) => length)).toEqual([19, 11]);
});

// Proves personal-data: Who asks not to be measured is not
it.each([
  ['Global Privacy Control', () => Object.assign(navigator, { globalPrivacyControl: true })],
  ['Do Not Track', () => Object.assign(navigator, { doNotTrack: '1' })],
  ['the operator', () => (document.documentElement.dataset['fieldFigures'] = 'off')],
])('measures nothing where %s says so', (_, refuse) => {
  refuse();
  measureScreens();
  expect(tell).toEqual({});
  setHidden(true, 1_000);
  expect(beacons).toEqual([]);
});
