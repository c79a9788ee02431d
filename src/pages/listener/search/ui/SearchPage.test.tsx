// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playbackSlice, selectPlayback } from '@/entities/playback';
import { sessionSlice, signInPromptSlice } from '@/entities/session';
import { likesSlice } from '@/entities/track';
import { api, sampleNoticeSlice } from '@/shared/api';
import type { SearchResults } from '@/shared/contract/search.ts';
import type { Track } from '@/shared/contract/track.ts';
import { startI18n } from '@/shared/i18n';
import { sampleSearch } from '@/shared/sample/sample-search.ts';
import { SearchPage } from './SearchPage';

type PendingSearch = { query: string; answer: (name: string, tracks?: Track[]) => void };

const [song] = sampleSearch('luna').tracks;
if (!song) throw new Error('there is no song');

/** With the contract's version no schema is fetched while the clock stands still. */
const headers = { 'x-contract': CONTRACT_VERSION };

const createStore = () =>
  configureStore({
    reducer: combineSlices(
      api,
      likesSlice,
      playbackSlice,
      sampleNoticeSlice,
      sessionSlice,
      signInPromptSlice,
    ),
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });

let store: ReturnType<typeof createStore>;
let pending: PendingSearch[] = [];

const resultsWith = (name: string, tracks: Track[] = []): SearchResults => ({
  artists: tracks.length > 0 ? [] : [{ id: 'art_1', name, image: null, followers: 3 }],
  tracks,
  albums: [],
  playlists: [],
});

function answerByHand(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : String(input));
  // The best result's page, which is prefetched.
  if (url.pathname.startsWith('/api/artists/')) return new Promise(() => {});
  if (url.pathname !== '/api/search') return Promise.resolve(Response.json([]));
  return new Promise((resolve) => {
    pending.push({
      query: url.searchParams.get('q') ?? '',
      answer: (...found) => resolve(Response.json(resultsWith(...found), { headers })),
    });
  });
}

const Address = () => <i id="address">{decodeURIComponent(useLocation().search)}</i>;
const address = () => document.getElementById('address')?.textContent;

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function type(text: string) {
  await act(async () => {
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } });
  });
}

beforeEach(async () => {
  pending = [];
  vi.stubGlobal('fetch', answerByHand);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  await startI18n();
  vi.useFakeTimers();
  store = createStore();
  await act(async () => {
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/search']}>
          <SearchPage />
          <Address />
        </MemoryRouter>
      </Provider>,
    );
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('search', () => {
  // Proves search: 500 ms
  it('asks once for fast typing, 500 ms after the last letter', async () => {
    for (const text of ['l', 'lu', 'lun', 'luna']) {
      await type(text);
      await pass(120);
    }
    await pass(379);
    expect(pending).toEqual([]);
    await pass(1);
    expect(pending.map(({ query }) => query)).toEqual(['luna']);
    await pass(5_000);
    expect(pending).toHaveLength(1);
    expect(address()).toBe('?q=luna');
  });

  // Proves search: A late answer is dropped
  it('drops an answer that arrives after that of a newer query', async () => {
    await type('luna');
    await pass(500);
    await type('sol');
    await pass(500);
    pending[1]?.answer('Sol Naciente');
    await pass(10);
    expect(document.body.textContent).toContain('Sol Naciente');
    pending[0]?.answer('Luna Llena');
    await pass(10);
    expect(document.body.textContent).toContain('Sol Naciente');
    expect(document.body.textContent).not.toContain('Luna Llena');
  });

  it('keeps what is typed while an answer arrives', async () => {
    await type('luna');
    await pass(500);
    await type('luna de');
    pending[0]?.answer('Luna Llena');
    await pass(10);
    expect(document.querySelector('input')?.value).toBe('luna de');
  });

  // Proves search: An emptied box shows the tiles
  it('shows its sections again, and asks nothing, when the query is emptied', async () => {
    await type('luna');
    await pass(500);
    await type('   ');
    await pass(1);
    expect(document.body.textContent).toContain('Estados de ánimo');
    expect(address()).toBe('');
    expect(pending).toHaveLength(1);
  });

  // Proves search: Enter plays
  it('plays the best result after Enter, as soon as it is known', async () => {
    await type('luna');
    await act(async () => {
      fireEvent.submit(screen.getByRole('search'));
    });
    await pass(1);
    expect(selectPlayback(store.getState()).queue).toEqual([]);
    expect(pending).toHaveLength(1);
    pending[0]?.answer('Luna Llena', [song]);
    await pass(100);
    const { queue, source } = selectPlayback(store.getState());
    expect(queue.map(({ track }) => track.id)).toEqual([song.id]);
    expect(source).toBe(`track:${song.id}`);
  });

  // Proves search: … and nothing of an older query
  it('plays nothing that Enter asked for before the query changed', async () => {
    await type('luna');
    await act(async () => {
      fireEvent.submit(screen.getByRole('search'));
    });
    await pass(1);
    await type('luna de');
    await act(async () => pending[0]?.answer('Luna Llena', [song]));
    await pass(500);
    expect(selectPlayback(store.getState()).queue).toEqual([]);
  });

  it('says how many results there are', async () => {
    await type('luna');
    await pass(500);
    pending[0]?.answer('Luna Llena');
    await pass(100);
    expect(document.querySelector('output')?.textContent).toBe('1 resultado para «luna»');
  });
});
