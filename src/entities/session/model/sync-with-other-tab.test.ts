// @vitest-environment jsdom
import { type Middleware, combineSlices, configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, endMark, releaseCalls, sessionExpired, storeToken, tokenKey } from '@/shared/api';
import type { User } from '@/shared/contract/user.ts';
import { buildUser } from '../testing/build-user';
import { sessionSlice, sessionStarted } from './session-slice';
import { signInPromptSlice } from './sign-in-prompt-slice';
import { watchSession } from './watch-session';

const luz = buildUser({ id: 'luz' });
const sol = buildUser({ id: 'sol' });

function openTab(user: User) {
  const seen: string[] = [];
  const note: Middleware = () => (next) => (action) => {
    if (sessionSlice.actions.sessionEnded.match(action)) seen.push('queue goes');
    return next(action);
  };
  const store = configureStore({
    reducer: combineSlices(api, sessionSlice, signInPromptSlice),
    middleware: (getDefault) => getDefault().concat(api.middleware, note),
  });
  watchSession(store);
  storeToken('of-luz');
  store.dispatch(sessionStarted(user));
  return { state: () => store.getState(), store, seen };
}

/** The storage event of another tab. */
const otherTabStores = (newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  releaseCalls(false);
  localStorage.clear();
  sessionStorage.clear();
});

// Proves shell: The session is checked again
it('signs out with another tab while the page was in the browser’s cache', async () => {
  const tab = openTab(luz);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  localStorage.clear();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => tab.state().session.status).toBe('visitor');
});

// Proves account: Other tabs follow
it('signs out silently with another tab, and empties the queue', async () => {
  const tab = openTab(luz);
  otherTabStores(null);
  await expect.poll(() => tab.state().session.status).toBe('visitor');
  expect(tab.state().signInPrompt.action).toBeNull();
  expect(tab.seen).toEqual(['queue goes']);
});

it('reports the expired session, like another tab, and keeps the queue', async () => {
  const tab = openTab(luz);
  otherTabStores(endMark('expired'));
  otherTabStores(null);
  await expect.poll(() => tab.state().signInPrompt.action).toBe('expired');
  expect(tab.state().session).toMatchObject({ user: luz, isInterrupted: true });
  expect(tab.seen).toEqual([]);
});

// Proves account: The message in other tabs
it('reports the unreachable server, like another tab, and keeps the queue', async () => {
  const tab = openTab(luz);
  otherTabStores(endMark('unreachable'));
  otherTabStores(null);
  await expect.poll(() => tab.state().signInPrompt.action).toBe('unreachable');
  expect(tab.state().session).toMatchObject({ user: luz, isInterrupted: true });
  expect(tab.seen).toEqual([]);
});

it.each([
  ['the same person, who finds their queue', luz, []],
  ['somebody else, who does not find it', sol, ['queue goes']],
])('after an expired session follows the sign-in of %s', async (_name, user, isRemoved) => {
  const tab = openTab(luz);
  tab.store.dispatch(sessionExpired('expired'));
  vi.stubGlobal('fetch', async () => Response.json(user));
  storeToken('new');
  otherTabStores('new');
  await expect.poll(() => tab.state().signInPrompt.action).toBeNull();
  expect(tab.state().session.user?.id).toBe(user.id);
  expect(tab.seen).toEqual(isRemoved);
});

it('becomes a visitor when it cannot learn who signed in', async () => {
  const tab = openTab(luz);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
  storeToken('of-sol');
  otherTabStores('of-sol');
  await expect.poll(() => tab.state().session.status).toBe('visitor');
});
