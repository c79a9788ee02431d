import { toDay } from '../../../platform/days.ts';
import type { FigureEvent } from '../../listening/figure-event/index.ts';

/** `earned` is in millionths of a euro. */
export type Earning = readonly [streams: number, earned: number];

export type EarningParts = Record<string, Earning>;

/** The streams of each breakdown add up to the day's. */
export type DayParts = {
  countries: EarningParts;
  sources: EarningParts;
  plans: EarningParts;
  playlists: Record<string, number>;
  devices: Record<string, number>;
  hours: Record<string, number>;
  tracks: Record<string, readonly [streams: number, earned: number, skips: number]>;
};

export type DayFigures = {
  streams: number;
  skips: number;
  /** Adds up the full lengths of the streamed tracks. */
  seconds: number;
  /** Millionths of a euro. */
  earned: number;
  /** Sorted and distinct. */
  listeners: readonly number[];
  parts: DayParts;
};

export type TrackFigures = {
  streams: number;
  skips: number;
  /** Millionths of a euro. */
  earned: number;
  countries: EarningParts;
};

export const unknownPart = 'unknown';

export function emptyDay(): DayFigures {
  return { streams: 0, skips: 0, seconds: 0, earned: 0, listeners: [], parts: emptyParts() };
}

export function emptyParts(): DayParts {
  return {
    countries: {},
    sources: {},
    plans: {},
    playlists: {},
    devices: {},
    hours: {},
    tracks: {},
  };
}

/**
 * Takes events in any order. Only here do plays become figures, live and in a recount. Source:
 * docs/product/figures.md.
 */
export function addToDay(day: DayFigures, events: readonly FigureEvent[]): DayFigures {
  const { parts, ...sums } = structuredClone(day);
  const listeners = new Set(day.listeners);
  for (const event of events) {
    const { kind, trackId, earned, listenerNumber, source, playlistId } = event;
    const [streams, earnings, skips] = parts.tracks[trackId] ?? [0, 0, 0];
    if (kind === 'skip') {
      sums.skips += 1;
      parts.tracks[trackId] = [streams, earnings, skips + 1];
      continue;
    }
    sums.streams += 1;
    sums.seconds += event.duration;
    sums.earned += earned;
    if (listenerNumber !== null) listeners.add(listenerNumber);
    parts.tracks[trackId] = [streams + 1, earnings + earned, skips];
    addEarning(parts.countries, event.country, [1, earned]);
    addEarning(parts.sources, source, [1, earned]);
    addEarning(parts.plans, event.plan, [1, earned]);
    addCount(parts.devices, event.device, 1);
    addCount(parts.hours, String(event.at.getUTCHours()), 1);
    if (playlistId !== null) addCount(parts.playlists, playlistId, 1);
  }
  return { ...sums, listeners: [...listeners].toSorted((one, other) => one - other), parts };
}

export function emptyTrack(): TrackFigures {
  return { streams: 0, skips: 0, earned: 0, countries: {} };
}

export function addToTrack(track: TrackFigures, events: readonly FigureEvent[]): TrackFigures {
  const figures = structuredClone(track);
  for (const { kind, country, earned } of events) {
    if (kind === 'skip') figures.skips += 1;
    else {
      figures.streams += 1;
      figures.earned += earned;
      addEarning(figures.countries, country, [1, earned]);
    }
  }
  return figures;
}

export function toDayKey({ artistId, at }: Pick<FigureEvent, 'artistId' | 'at'>): string {
  return `${artistId} ${toDay(at)}`;
}

export function addEarning(parts: EarningParts, name: string | null, [streams, earned]: Earning) {
  const [before, earnedBefore] = parts[name ?? unknownPart] ?? [0, 0];
  parts[name ?? unknownPart] = [before + streams, earnedBefore + earned];
}

export function addCount(parts: Record<string, number>, name: string | null, count: number) {
  parts[name ?? unknownPart] = (parts[name ?? unknownPart] ?? 0) + count;
}

/** Leaves out hours, which callers add by weekday. */
export function addParts(sums: Omit<DayParts, 'hours'>, more: Omit<DayParts, 'hours'>) {
  addEarnings(sums.countries, more.countries);
  addEarnings(sums.sources, more.sources);
  addEarnings(sums.plans, more.plans);
  addCounts(sums.playlists, more.playlists);
  addCounts(sums.devices, more.devices);
  for (const [id, [streams, earned, skips]] of Object.entries(more.tracks)) {
    const [streamsBefore, earnedBefore, skipsBefore] = sums.tracks[id] ?? [0, 0, 0];
    sums.tracks[id] = [streamsBefore + streams, earnedBefore + earned, skipsBefore + skips];
  }
}

export function addEarnings(parts: EarningParts, more: EarningParts) {
  for (const [name, earning] of Object.entries(more)) addEarning(parts, name, earning);
}

function addCounts(parts: Record<string, number>, more: Record<string, number>) {
  for (const [name, count] of Object.entries(more)) addCount(parts, name, count);
}
