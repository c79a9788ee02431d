// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionSlice, signInPromptSlice } from '@/entities/session';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { api } from '@/shared/api';
import { defaultPreferences } from '@/shared/contract/preferences.ts';
import { startI18n } from '@/shared/i18n';
import { ProfilePage } from './ProfilePage';

/** With the contract's version no schema is fetched while the clock stands still. */
const headers = { 'x-contract': CONTRACT_VERSION };

const viewer = buildUser({ subscriptionType: 'premium' });
const answers: Record<string, unknown> = {
  '/api/user/profile': viewer,
  '/api/user/subscription': { ...viewer, subscriptionType: 'free' },
  '/api/user/preferences': defaultPreferences,
  '/api/user/data-export': { export: null },
};

/** jsdom has no layout to observe, and a switch observes its size. */
class NoResizeObserver {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
}

let isDown = false;

async function answer(request: Request): Promise<Response> {
  if (isDown && request.method === 'PUT') throw new TypeError('failed to fetch');
  return Response.json(answers[new URL(request.url).pathname], { headers });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open(tab: string) {
  const store = configureStore({
    reducer: combineSlices(api, sessionSlice, signInPromptSlice),
    middleware: (getDefault) => getDefault().concat(api.middleware),
    preloadedState: signedIn({ subscriptionType: 'premium' }),
  });
  await act(async () => {
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[`/profile?tab=${tab}`]}>
          <ProfilePage />
        </MemoryRouter>
      </Provider>,
    );
  });
  // The store publishes an answer on the next frame.
  await pass(50);
}

async function press(name: string) {
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
  await pass(50);
}

const shown = () => document.querySelector('[data-tone]');

beforeEach(async () => {
  isDown = false;
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await startI18n();
  // Lazy parts must load before the clock stops.
  await Promise.all([
    import('./settings/SettingsPanel'),
    import('../model/profile-form'),
    import('@hookform/resolvers/standard-schema'),
  ]);
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a message of the settings', () => {
  const actions = [
    [
      'profile',
      'Guardar cambios',
      'Perfil actualizado correctamente',
      'Error al actualizar el perfil',
    ],
    [
      'privacy',
      'Guardar preferencias',
      'Preferencias actualizadas correctamente',
      'Error al actualizar las preferencias',
    ],
    [
      'subscription',
      'Elegir Free',
      'Tu plan ahora es Free.',
      'Error al cambiar el plan. Inténtalo de nuevo.',
    ],
  ] as const;

  it.each(actions)('of %s vanishes after 3 seconds', async (tab, button, success) => {
    await open(tab);
    await press(button);
    expect(shown()?.textContent).toBe(success);
    expect(shown()?.getAttribute('data-tone')).toBe('success');
    await pass(2_940);
    expect(shown()?.textContent).toBe(success);
    await pass(60);
    expect(shown()).toBeNull();
  });

  it.each(actions)('of %s is red when it says Error', async (tab, button, _success, failure) => {
    isDown = true;
    await open(tab);
    await press(button);
    expect(shown()?.textContent).toBe(failure);
    expect(shown()?.getAttribute('data-tone')).toBe('danger');
    expect(shown()?.closest('[role="alert"]')).not.toBeNull();
    await pass(3_000);
    expect(shown()).toBeNull();
  });

  it('has its own 3 seconds when another came before it', async () => {
    await open('privacy');
    await press('Guardar preferencias');
    await pass(2_000);
    isDown = true;
    await press('Guardar preferencias');
    await pass(2_000);
    expect(shown()?.textContent).toBe('Error al actualizar las preferencias');
    await pass(1_000);
    expect(shown()).toBeNull();
  });
});
