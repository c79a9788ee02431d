import { matchPath } from 'react-router-dom';
import { screenAddresses } from '@/shared/config/screen-addresses.ts';
import { pageTimeMost, reportedScreensMost } from '@/shared/contract/page-time-limits.ts';
import type { PageTimesBody } from '@/shared/contract/page-time.ts';

type View = { pathname: string; since: number; lcp?: number; interaction?: number };

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

function toScreens({ pathname, lcp, interaction }: View): PageTimesBody['screens'] {
  const route = screenAddresses.find((pattern) => matchPath(pattern, pathname));
  if (route === undefined || (lcp ?? interaction) === undefined) return [];
  return [
    {
      route,
      ...(lcp !== undefined && { lcp: toTime(lcp) }),
      ...(interaction !== undefined && { interaction: toTime(interaction) }),
    },
  ];
}

/**
 * Sends how fast screens were, by their patterns, and nothing about the person. A view ends with its
 * screen, or when the page is hidden. See docs/operations/watch.md.
 */
export function measureScreens(): void {
  if (!mayMeasure()) return;
  const beginView = (): View => ({ pathname: location.pathname, since: performance.now() });
  // Somebody may have gone on before this was loaded.
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(loaded?.name ?? location.href);
  let first: View | undefined = { pathname, since: 0 };
  let views = [first];
  if (wasHidden()) first = undefined;

  const takePaint = ({ startTime }: PerformanceEntry) => {
    if (first) first.lcp = startTime;
  };
  const takeInteraction = (entry: PerformanceEntry) => {
    const { interactionId, startTime, duration } = entry as PerformanceEventTiming;
    const view = views.findLast(({ since }) => since <= startTime);
    if (view && interactionId > 0) view.interaction = Math.max(view.interaction ?? 0, duration);
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
  look();
}
