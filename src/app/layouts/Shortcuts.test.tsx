// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { playbackSlice } from '@/entities/playback';
import { Shortcuts } from './Shortcuts';

const arrival = Promise.withResolvers<void>();

vi.mock('./AllShortcuts', () => ({ AllShortcuts: () => null }));
vi.mock('@/widgets/search-palette', async () => {
  await arrival.promise;
  function SearchPalette({ typed }: { typed: string }) {
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => field.current?.focus(), []);
    return (
      <dialog open aria-label="Buscar">
        <input ref={field} aria-label="Consulta" value={typed} readOnly />
      </dialog>
    );
  }
  return { SearchPalette };
});

afterEach(cleanup);

const press = (key: string, options: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });

// Proves search: Ctrl K: what is typed while it loads
it('the palette has what was typed while its code loads, and no shortcut hears it', async () => {
  const heard = vi.fn<(event: Event) => void>();
  addEventListener('keydown', heard);
  const store = configureStore({ reducer: combineSlices(playbackSlice) });
  render(
    <Provider store={store}>
      <Shortcuts />
    </Provider>,
  );
  press('k', { ctrlKey: true });
  heard.mockClear();
  for (const key of ['L', 'u', 'x', 'Backspace', 'n']) expect(press(key)).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  await act(async () => arrival.resolve());
  expect(await screen.findByLabelText('Consulta')).toHaveProperty('value', 'Lun');
  expect(press('a')).toBe(true);
  removeEventListener('keydown', heard);
});
