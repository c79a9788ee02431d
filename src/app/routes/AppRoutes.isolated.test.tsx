// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '@/app/redux/create-store';
import { playingState } from '@/entities/playback/index.testing';
import { reopen } from '@/entities/session';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { serviceClosed } from '@/shared/api';
import { startI18n } from '@/shared/i18n';
import { AppRoutes } from './AppRoutes';
import { requested } from './testing-areas';

vi.mock(import('./areas'), () => import('./testing-areas'));

let navigate: NavigateFunction;
function Navigation() {
  const current = useNavigate();
  useEffect(() => {
    navigate = current;
  });
  return null;
}

let store: ReturnType<typeof createStore>;

async function open(address: string, state: Parameters<typeof createStore>[0]) {
  store = createStore(state);
  await act(async () => {
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[address]}>
          <AppRoutes />
          <Navigation />
        </MemoryRouter>
      </Provider>,
      // React reports what a boundary caught.
      { onCaughtError: () => {} },
    );
  });
}

const heading = () => document.querySelector('main h1, main h2')?.textContent;
/** The shell loads lazily, which is slow on a busy machine. */
const patience = { timeout: 10_000 };
const player = () => document.querySelector('section[aria-label="Reproductor"]');

beforeEach(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await startI18n();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const playing = { ...signedIn(), playback: playingState() };

it('shows that it loads while the session is restored, without redirecting', async () => {
  await open('/own', { session: { status: 'loading', user: null } });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Cargando Tonada...'));
  expect(heading()).toBeUndefined();
});

it('sends a visitor to the login, with the page first asked for', async () => {
  await open('/own?list=2#end', asVisitor);
  await expect.poll(heading, patience).toBe('/own?list=2#end');
});

it('lets a listener through', async () => {
  await open('/own', signedIn());
  await expect.poll(heading, patience).toBe('Lo tuyo');
});

it('tells a user without the right, inside the shell', async () => {
  await open('/admin', signedIn());
  await vi.waitFor(() =>
    expect(document.querySelector('main')?.textContent).toContain(
      'No tienes permisos de administrador',
    ),
  );
  expect(player()).not.toBeNull();
});

it('shows the not-found page for unknown addresses, inside and outside areas', async () => {
  await open('/no-existe', signedIn({ role: 'admin' }));
  await expect.poll(heading, patience).toBe('Página no encontrada');
  void navigate('/first');
  await expect.poll(heading, patience).toBe('Primera');
  void navigate('/admin/no-existe');
  await expect.poll(heading, patience).toBe('Página no encontrada');
});

// Proves failures: A broken page leaves the player alone
it('keeps the music and the player when a page breaks, and another page clears it', async () => {
  await open('/first', playing);
  await expect.poll(heading, patience).toBe('Primera');
  const before = player();
  const { playback } = store.getState();
  void navigate('/broken');
  await expect.poll(heading, patience).toBe('Algo falló en esta página');
  expect(player()).toBe(before);
  expect(store.getState().playback).toBe(playback);
  void navigate('/second');
  await expect.poll(heading, patience).toBe('Segunda');
  expect(player()).toBe(before);
});

// Proves administration: The page waits behind it
it('shows the maintenance page while the service is closed, and the previous page afterwards', async () => {
  await open('/first', playing);
  await expect.poll(heading, patience).toBe('Primera');
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>('main')]
      .filter((main) => main.closest('[style*="display: none"]') === null)
      .map((main) => main.querySelector('h1')?.textContent);
  act(() => void store.dispatch(serviceClosed()));
  await expect.poll(seen, patience).toEqual(['Volvemos enseguida']);
  expect(store.getState().playback.isPlaying).toBe(true);
  void navigate('/login', { state: { from: { pathname: '/', search: '', hash: '' } } });
  await expect.poll(seen, patience).toEqual(['/']);
  void navigate('/first');
  await expect.poll(seen, patience).toEqual(['Volvemos enseguida']);
  act(() => store.dispatch(reopen()));
  await expect.poll(seen, patience).toEqual(['Primera']);
});

it('shows a page visited before in the very next frame', async () => {
  await open('/first', playing);
  await expect.poll(heading, patience).toBe('Primera');
  void navigate('/second');
  await expect.poll(heading, patience).toBe('Segunda');
  // Synchronous, to see what is there at once.
  act(() => void navigate(-1));
  expect(heading()).toBe('Primera');
  act(() => void navigate('/second'));
  expect(heading()).toBe('Segunda');
});

describe('an area that only some may open', () => {
  it('shows its screens, and names the document after them', async () => {
    await open('/admin', signedIn({ role: 'admin' }));
    await expect.poll(heading, patience).toBe('Panel');
    expect(document.title).toMatch(/^Reintentar · /);
  });

  it('fetches the tab in the address together with its page', async () => {
    await open('/admin/users?tab=one', signedIn({ role: 'admin' }));
    await expect.poll(heading, patience).toBe('Una');
    expect(requested.slice(0, 2).toSorted()).toEqual(['one', 'page']);
    expect(requested).not.toContain('all');
    void navigate('/admin/users');
    await expect.poll(heading, patience).toBe('Todas');
  });
});
