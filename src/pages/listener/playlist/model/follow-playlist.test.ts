// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedPlaylistApi, readNextPart } from '@/entities/playlist';
import { api, storeToken } from '@/shared/api';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';
import { followPlaylist } from './follow-playlist';

const [song] = sampleFullPlaylist('pls_ventana-abierta').tracks;
if (!song) throw new Error('The sample playlist is empty.');
const id = 'pls_patio';
const row = (name: string) => ({ ...song, id: `trk_${name}`, title: name, entryId: `ple_${name}` });

let names: string[] = [];
let state: 'there' | 'gone' | 'ended' = 'there';
let say: (kind: 'ping' | 'changed') => void = () => undefined;
let reads: string[] = [];
let streams = 0;
/** Runs while the list is being read. */
let meanwhile: () => void = () => undefined;

async function answer(input: Request | string, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  if (url.pathname.endsWith('/stream')) {
    streams += 1;
    const missing = Response.json({ code: 'not-found', error: 'No' }, { status: 404 });
    if (state !== 'there') return missing;
    const text = new TextEncoder();
    const body = new ReadableStream({
      start: (controller) => {
        say = (kind) => controller.enqueue(text.encode(`data: ${JSON.stringify({ kind })}\n\n`));
        say('changed');
        init?.signal?.addEventListener('abort', () => controller.error(new Error('left')));
      },
    });
    return new Response(body);
  }
  reads.push(url.pathname.replace('/api/', ''));
  if (state === 'gone') return Response.json({ code: 'not-found', error: 'No' }, { status: 404 });
  const first = Number(url.searchParams.get('cursor') ?? 0);
  const last = first + Number(url.searchParams.get('limit') ?? 100);
  const slice = {
    tracks: names.slice(first, last).map(row),
    nextCursor: last < names.length ? String(last) : null,
  };
  meanwhile();
  if (url.pathname.endsWith('/tracks')) return Response.json(slice);
  const playlist: FullPlaylist = {
    ...sampleFullPlaylist('pls_ventana-abierta'),
    ...slice,
    id,
    trackCount: names.length,
    ...(state === 'there' && { collaboration: 'collaborator' }),
  };
  return Response.json(playlist);
}

async function open() {
  const store = configureStore({
    reducer: combineSlices(api),
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const { initiate, select } = openedPlaylistApi.endpoints.openedPlaylist;
  await store.dispatch(initiate(id));
  const shown = () => select(id)(store.getState()).data;
  const titles = () => shown()?.tracks.map(({ title }) => title);
  reads = [];
  stop = followPlaylist(store.dispatch as never, id);
  await vi.advanceTimersByTimeAsync(10);
  return { store, shown, titles, error: () => select(id)(store.getState()).error };
}

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  storeToken('token');
  names = ['uno', 'dos', 'tres'];
  state = 'there';
  streams = 0;
  meanwhile = () => undefined;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Proves collaboration: Open lists change by themselves
it('shows what another person adds, moves and removes', async () => {
  const { titles } = await open();
  await vi.advanceTimersByTimeAsync(5_000);
  names = ['tres', 'uno', 'cuatro'];
  say('changed');
  await vi.advanceTimersByTimeAsync(10);
  expect(titles()).toEqual(['tres', 'uno', 'cuatro']);
});

// Proves collaboration: Fifty changes a minute cost twenty reads
it('reads twenty times a minute at most, and ends with the last change', async () => {
  const { titles } = await open();
  for (let change = 0; change < 50; change += 1) {
    names = [`cancion-${change}`, ...names];
    say('changed');
    await vi.advanceTimersByTimeAsync(1_200);
  }
  expect(reads.length).toBeGreaterThan(10);
  expect(reads.length).toBeLessThanOrEqual(21);
  await vi.waitFor(() => expect(titles()?.[0]).toBe('cancion-49'), { timeout: 4_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  const settled = reads.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reads).toHaveLength(settled);
});

// Proves collaboration: Fifty changes a minute cost twenty reads
it('reads a long list as far as it is known, with as few reads a minute', async () => {
  names = Array.from({ length: 2_000 }, (_, index) => `${index}`);
  const { store, shown } = await open();
  for (let part = 0; part < 4; part += 1) await store.dispatch(readNextPart(id) as never);
  expect(shown()?.tracks).toHaveLength(2_000);
  await vi.advanceTimersByTimeAsync(60_000);
  reads = [];
  names = names.toSpliced(1_500, 1, 'otra');
  for (let change = 0; change < 50; change += 1) {
    say('changed');
    await vi.advanceTimersByTimeAsync(1_200);
  }
  expect(reads.length).toBeLessThanOrEqual(25);
  expect(shown()?.tracks).toHaveLength(2_000);
  expect(shown()?.tracks[1_500]?.title).toBe('otra');
});

// Proves collaboration: Nothing is lost by a change of others
it('waits until a drag has ended', async () => {
  const { titles } = await open();
  await vi.advanceTimersByTimeAsync(5_000);
  dispatchEvent(new Event('dragstart'));
  names = ['dos'];
  say('changed');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(titles()).toEqual(['uno', 'dos', 'tres']);
  dispatchEvent(new Event('dragend'));
  await vi.advanceTimersByTimeAsync(10);
  expect(titles()).toEqual(['dos']);
});

// Proves collaboration: Nothing is lost by a change of others
it('does not undo what changed here while it read', async () => {
  const { store, titles } = await open();
  await vi.advanceTimersByTimeAsync(5_000);
  const after = ['uno', 'tres'];
  meanwhile = () => {
    meanwhile = () => undefined;
    const { updateQueryData } = openedPlaylistApi.util;
    store.dispatch(
      updateQueryData('openedPlaylist', id, (draft) => {
        draft.tracks.splice(1, 1);
      }),
    );
    names = after;
  };
  say('changed');
  await vi.advanceTimersByTimeAsync(10);
  expect(titles()).toEqual(after);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(titles()).toEqual(after);
});

// Proves collaboration: Open lists change by themselves
it('says that the list is gone to a person who was removed, and asks no more', async () => {
  const { error } = await open();
  await vi.advanceTimersByTimeAsync(5_000);
  state = 'gone';
  say('changed');
  await vi.waitFor(() => expect(error()).toMatchObject({ kind: 'not-found' }));
});

it('asks nothing while the page is hidden, and looks when it is shown', async () => {
  const { titles } = await open();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(300_000);
  const before = streams;
  names = ['uno'];
  await vi.advanceTimersByTimeAsync(300_000);
  expect(streams).toBe(before);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(titles()).toEqual(['uno']));
});

// Proves collaboration: Open lists change by themselves
it('looks again once the server is back', async () => {
  const { store } = await open();
  stop();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  stop = followPlaylist(store.dispatch as never, id);
  await vi.advanceTimersByTimeAsync(60_000);
  names = ['uno'];
  vi.stubGlobal('fetch', answer);
  await vi.advanceTimersByTimeAsync(45_000);
  const { select } = openedPlaylistApi.endpoints.openedPlaylist;
  expect(select(id)(store.getState()).data?.tracks).toHaveLength(1);
});
