import { describe, expect, it } from 'vitest';
import { catalogue } from '#sample/catalogue.ts';
import { makePlays } from './make-plays.ts';

const today = '2026-11-20';
const plays = makePlays(catalogue, today);
const playsOn = (matches: (playedAt: Date) => boolean) =>
  plays.filter(({ playedAt }) => matches(playedAt)).length;

describe('makePlays', () => {
  it('makes the same plays for the same day', () => {
    expect(makePlays(catalogue, today)).toEqual(plays);
  });

  it('fills the year before the day, in the order of time', () => {
    expect(plays[0]?.playedAt.toISOString().slice(0, 10)).toBe('2025-11-20');
    expect(plays.at(-1)?.playedAt.toISOString().slice(0, 10)).toBe('2026-11-19');
    expect(new Set(plays.map(({ playedAt }) => playedAt.toISOString().slice(0, 10))).size).toBe(
      365,
    );
    const times = plays.map(({ playedAt }) => playedAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('is large enough for figures, and small enough to insert', () => {
    expect(plays.length).toBeGreaterThan(50_000);
    expect(plays.length).toBeLessThan(120_000);
  });

  it('has plays of every track and, in the last week, of nearly every listener', () => {
    expect(new Set(plays.map(({ trackId }) => trackId)).size).toBe(catalogue.tracks.length);
    const lastWeek = plays.filter(({ playedAt }) => playedAt >= new Date('2026-11-13'));
    const active = new Set(lastWeek.map(({ listenerId }) => listenerId));
    expect(active.size).toBeGreaterThan(catalogue.listeners.length * 0.8);
    for (const { id } of catalogue.listeners.filter((listener) =>
      listener.id.startsWith('usr_demo-'),
    )) {
      expect(active).toContain(id);
    }
  });

  it('has a weekly rhythm, grows and has a long tail', () => {
    expect(playsOn((day) => day.getUTCDay() === 6)).toBeGreaterThan(
      1.2 * playsOn((day) => day.getUTCDay() === 1),
    );
    expect(playsOn((day) => day >= new Date('2026-05-20'))).toBeGreaterThan(
      1.2 * playsOn((day) => day < new Date('2026-05-20')),
    );
    const counts = [...Map.groupBy(plays, ({ trackId }) => trackId).values()]
      .map(({ length }) => length)
      .toSorted((one, other) => other - one);
    const topTenth = counts.slice(0, counts.length / 10).reduce((sum, count) => sum + count, 0);
    expect(topTenth / plays.length).toBeGreaterThan(0.2);
    expect(topTenth / plays.length).toBeLessThan(0.6);
  });

  it('has no plays before joining, or before a release', () => {
    const joined = new Map(catalogue.listeners.map(({ id, joinDate }) => [id, joinDate]));
    const released = new Map(catalogue.albums.map(({ id, releaseDate }) => [id, releaseDate]));
    const out = new Map(catalogue.tracks.map(({ id, albumId }) => [id, released.get(albumId)]));
    const wrong = plays.filter(({ listenerId, trackId, playedAt }) => {
      const day = playedAt.toISOString();
      return day < (joined.get(listenerId) ?? '9') || day < (out.get(trackId) ?? '9');
    });
    expect(wrong).toEqual([]);
  });
});
