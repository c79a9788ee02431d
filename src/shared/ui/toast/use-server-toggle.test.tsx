// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissAllToasts, readToast } from './toasts';
import { useServerToggle } from './use-server-toggle';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  dismissAllToasts();
  vi.restoreAllMocks();
});

const send = vi.fn<(isOn: boolean) => Promise<{ error?: unknown }>>();

const toggle = () =>
  renderHook(() =>
    useServerToggle({
      attempt: 'muteArtist',
      send,
      failed: () => ({ text: 'No se pudo.' }),
      done: (isOn) =>
        isOn ? { text: 'Silenciado', undo: 'Deshacer' } : { text: 'Se oye otra vez' },
    }),
  ).result;

it('reports the new state, and undoes it', async () => {
  send.mockResolvedValue({});
  const result = toggle();
  await act(() => result.current.turn(true));
  expect(readToast()).toMatchObject({ tone: 'success', text: 'Silenciado' });
  await act(async () => readToast()?.action?.onPress());
  expect(send).toHaveBeenLastCalledWith(false);
  expect(readToast()).toMatchObject({ text: 'Se oye otra vez' });
});

it('reports a failure once, and keeps the state', async () => {
  send.mockResolvedValue({ error: { kind: 'server' } });
  const result = toggle();
  let isDone: boolean | undefined;
  await act(async () => (isDone = await result.current.turn(false)));
  expect(isDone).toBe(false);
  expect(readToast()).toMatchObject({ tone: 'danger', text: 'No se pudo.' });
});

it('sends one call for several presses', async () => {
  const answer = Promise.withResolvers<object>();
  send.mockReset().mockReturnValue(answer.promise);
  const result = toggle();
  act(() => {
    void result.current.turn(true);
    void result.current.turn(true);
  });
  expect(result.current.isPending).toBe(true);
  await act(async () => answer.resolve({}));
  expect(send).toHaveBeenCalledOnce();
  expect(result.current.isPending).toBe(false);
});
