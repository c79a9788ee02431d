import { matchPath } from 'react-router-dom';
import { screenAddresses } from '@/shared/config/screen-addresses.ts';
import { pageTimeMost, reportedScreensMost } from '@/shared/contract/page-time-limits.ts';
import type { PageTimesBody } from '@/shared/contract/page-time.ts';

type Times = { lcp?: number; interaction?: number };

type View = { pathname: string; since: number; times: Times };

/** Milliseconds; browsers do not tell of what is faster. */
const leastInteraction = 16;

function mayMeasure(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const isRefused = globalPrivacyControl === true || doNotTrack === '1';
  const isOff = document.documentElement.dataset['fieldFigures'] === 'off';
  // Older browsers do not tell which screen an interaction was on.
  return !isRefused && !isOff && 'navigation' in window;
}

/** A hidden page paints once somebody looks. */
const wasHidden = () =>
  document.hidden ||
  performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden');

/** Returns the function that takes the entries that still wait. */
function observe(type: string, take: (entry: PerformanceEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  const which = { type, buffered: true, durationThreshold: leastInteraction };
  observer.observe(which);
  return () => observer.takeRecords().forEach(take);
}

const toTime = (time: number) => Math.min(Math.round(time), pageTimeMost);

function toScreens({ pathname, times }: View): PageTimesBody['screens'] {
  const route = screenAddresses.find((pattern) => matchPath(pattern, pathname));
  if (route === undefined || (times.lcp ?? times.interaction) === undefined) return [];
  return [{ route, ...times }];
}

/**
 * Sends how fast screens were, by their patterns, and nothing about the person. A view ends with its
 * screen, or when the page is hidden. See docs/operations/watch.md.
 */
export function measureScreens(): void {
  if (!mayMeasure()) return;
  const beginView = (): View => ({
    pathname: location.pathname,
    since: performance.now(),
    times: {},
  });
  // Somebody may have gone on before this was loaded.
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(loaded?.name ?? location.href);
  let first: View | undefined = { pathname, since: 0, times: {} };
  let views = [first];
  if (wasHidden()) first = undefined;

  const takePaint = ({ startTime }: PerformanceEntry) => {
    if (first) first.times.lcp = toTime(startTime);
  };
  const takeInteraction = (entry: PerformanceEntry) => {
    const { interactionId, startTime, duration } = entry as PerformanceEventTiming;
    const times = views.findLast(({ since }) => since <= startTime)?.times;
    if (times && interactionId > 0)
      times.interaction = Math.max(times.interaction ?? 0, toTime(duration));
  };
  const takeWaiting = [
    observe('largest-contentful-paint', takePaint),
    observe('event', takeInteraction),
    observe('first-input', takeInteraction),
  ];

  function send() {
    for (const take of takeWaiting) take();
    const body = { screens: views.flatMap(toScreens) } satisfies PageTimesBody;
    const sent = new Blob([JSON.stringify(body)], { type: 'application/json' });
    if (body.screens.length > 0) navigator.sendBeacon('/api/page-times', sent);
    views = [beginView()];
    first = undefined;
  }
  function look() {
    if (location.pathname === views.at(-1)?.pathname) return;
    if (views.length < reportedScreensMost) views.push(beginView());
    else send();
  }

  navigation.addEventListener('currententrychange', look);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) send();
  });
  // Not every browser says that a page it leaves is hidden.
  addEventListener('pagehide', send);
  look();
}
