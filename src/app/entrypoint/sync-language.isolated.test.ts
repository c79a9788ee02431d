// @vitest-environment jsdom
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '@/app/redux/create-store';
import { sessionSlice } from '@/entities/session';
import { asVisitor, buildUser, signedIn } from '@/entities/session/index.testing';
import { storeToken } from '@/shared/api';
import { chosenLanguage, startI18n } from '@/shared/i18n';
import { firstLanguage, syncLanguage } from './sync-language';

vi.mock('virtual:catalogues', () => ({
  start: { es: async () => ({ 'shared.ui': {} }), en: async () => ({ 'shared.ui': {} }) },
  late: () => undefined,
}));

const { sessionEnded, sessionStarted, viewerChanged } = sessionSlice.actions;

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const restoring = { session: { status: 'loading' as const, user: null } };

async function begin(state: Parameters<typeof createStore>[0]) {
  await startI18n(firstLanguage());
  const store = createStore(state);
  syncLanguage(store);
  return store;
}

const spoken = () => i18next.language;

// Proves words: The language is that of the profile; visitors choose it
it('shows Spanish to visitors, and each user their own language', async () => {
  const store = await begin(asVisitor);
  await expect.poll(spoken).toBe('es');
  store.dispatch(sessionStarted(buildUser({ language: 'en' })));
  await expect.poll(spoken).toBe('en');
  store.dispatch(sessionEnded());
  await expect.poll(spoken).toBe('es');
});

it('shows visitors the language they chose, on the next visit too', async () => {
  chosenLanguage.write('en');
  const store = await begin(asVisitor);
  expect(spoken()).toBe('en');
  store.dispatch(sessionStarted(buildUser({ language: 'es' })));
  await expect.poll(spoken).toBe('es');
  store.dispatch(sessionEnded());
  await expect.poll(spoken).toBe('en');
  expect(firstLanguage()).toBe('en');
});

it('follows a change of the profile', async () => {
  const store = await begin(signedIn({ language: 'es' }));
  store.dispatch(viewerChanged(buildUser({ language: 'en' })));
  await expect.poll(spoken).toBe('en');
  store.dispatch(viewerChanged(buildUser({ language: 'es' })));
  await expect.poll(spoken).toBe('es');
});

it('starts in the language of the signed-in user', async () => {
  const store = await begin(asVisitor);
  store.dispatch(sessionStarted(buildUser({ language: 'en' })));
  storeToken('theirs');
  const next = await begin(restoring);
  expect(spoken()).toBe('en');
  next.dispatch(sessionEnded());
  await expect.poll(spoken).toBe('es');
  expect(firstLanguage()).toBeUndefined();
});

it('shows Spanish if the profile names a language without catalogues', async () => {
  const store = await begin(signedIn({ language: 'en' }));
  store.dispatch(viewerChanged(buildUser({ language: 'fr' })));
  await expect.poll(spoken).toBe('es');
});

it('shows the language named in the address, in development', async () => {
  window.history.replaceState(null, '', '/?language=en');
  const store = await begin(asVisitor);
  expect(spoken()).toBe('en');
  store.dispatch(sessionStarted(buildUser({ language: 'es' })));
  expect(spoken()).toBe('en');
  window.history.replaceState(null, '', '/?language=pseudo');
  expect(firstLanguage()).toBe('es-x-pseudo');
});
