// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '@/entities/outbox';
import { sessionSlice } from '@/entities/session';
import { signedIn } from '@/entities/session/index.testing';
import { likesSlice } from '@/entities/track';
import { api } from '@/shared/api';
import { startI18n } from '@/shared/i18n';
import { dismissAllToasts, readToast } from '@/shared/ui/toast';
import { useLikeTrack } from './use-like-track';

const track = { id: 'trk_1', title: 'Luna', liked: false };
const server = vi.fn<(request: Request) => Response>();

beforeEach(async () => {
  await startI18n();
  localStorage.clear();
  server.mockReset().mockImplementation(() => Response.json({ liked: true }));
  vi.stubGlobal('fetch', async (request: Request) => server(request));
});
afterEach(() => {
  cleanup();
  dismissAllToasts();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open() {
  const { session } = signedIn();
  const store = configureStore({
    reducer: combineSlices(api, likesSlice, sessionSlice),
    preloadedState: { session },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useLikeTrack(track), { wrapper });
  const waiting = () =>
    outbox.read(session.user?.id ?? '').map(({ list, act: what, body }) => ({ list, what, body }));
  return { press: () => act(async () => result.current.toggle()), result, waiting };
}

// Proves library: A like without a network
it('is kept without a network, shown at once, and taken back by a second press', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { press, result, waiting } = open();
  await press();
  expect(result.current.isLiked).toBe(true);
  expect(readToast()?.text).toContain('Luna');
  const body = { trackId: 'trk_1', isLiked: true };
  expect(waiting()).toEqual([{ list: 'liked-tracks', what: 'like-track', body }]);
  await press();
  expect(result.current.isLiked).toBe(false);
  expect(waiting()).toEqual([]);
  expect(server).not.toHaveBeenCalled();
});

it('waits behind one that was not sent yet, also when the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { press, waiting } = open();
  await press();
  onLine.mockReturnValue(true);
  await press();
  expect(waiting()).toEqual([]);
  await press();
  expect(server).toHaveBeenCalledTimes(1);
});
