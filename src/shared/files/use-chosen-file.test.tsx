// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFiles } from './keep-files';
import { type FileChecking, useChosenFile } from './use-chosen-file';

type Found = { seconds: number };

const file = new Blob(['sound']);
const of = (name: string) => ({ file, name });
const open = vi.fn<(blob: Blob) => string>();
const close = vi.fn<(url: string) => void>();

beforeEach(() => {
  let count = 0;
  open.mockReset().mockImplementation(() => `blob:${(count += 1)}`);
  close.mockReset();
  Object.assign(URL, { createObjectURL: open, revokeObjectURL: close });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

const choosing = (check: (named: unknown, checking: FileChecking) => Promise<Found | 'tooLong'>) =>
  renderHook(() => useChosenFile(check));

it('shows a checked file by an address until another is chosen', async () => {
  const { result, unmount } = choosing((_, { onProgress }) => {
    onProgress(0.5);
    return Promise.resolve({ seconds: 3 });
  });
  await act(() => result.current.choose(of('one.mp4')));
  expect(result.current.chosen).toEqual({
    ...of('one.mp4'),
    state: 'ready',
    url: 'blob:1',
    found: { seconds: 3 },
  });
  await act(() => result.current.choose(of('two.mp4')));
  expect(close).toHaveBeenCalledWith('blob:1');
  unmount();
  expect(close).toHaveBeenCalledWith('blob:2');
});

it.each([
  ['its fault', () => Promise.resolve('tooLong' as const), 'tooLong'],
  ['that it could not be checked', () => Promise.reject(new Error('no memory')), 'unavailable'],
])('has no address for a rejected file, but %s', async (_name, check, fault) => {
  const { result } = choosing(check);
  await act(() => result.current.choose(of('long.mp4')));
  expect(result.current.chosen).toMatchObject({ state: 'refused', fault });
  expect(open).not.toHaveBeenCalled();
});

it('forgets a check that another choice or a removal overtook', async () => {
  const checks: PromiseWithResolvers<Found>[] = [];
  const { result } = choosing(() => {
    const check = Promise.withResolvers<Found>();
    checks.push(check);
    return check.promise;
  });
  const choices: Promise<unknown>[] = [];
  act(() => void choices.push(result.current.choose(of('one.mp4'))));
  act(() => void choices.push(result.current.choose(of('two.mp4'))));
  await act(async () => {
    checks[0]?.resolve({ seconds: 1 });
    await choices[0];
  });
  expect(result.current.chosen).toMatchObject({ name: 'two.mp4', state: 'checking' });
  act(() => result.current.remove());
  await act(async () => {
    checks[1]?.resolve({ seconds: 2 });
    await choices[1];
  });
  expect(result.current.chosen).toBeNull();
});

it('starts with the file stored on the device, and rechecks it on request', async () => {
  const [key = ''] = (await keepFiles('usr_nora', 'story', [file])) ?? [];
  const check = vi.fn<() => Promise<Found>>(() => Promise.resolve({ seconds: 3 }));
  const { result } = renderHook(() => useChosenFile(check, { key, name: 'mar.mp4' }));
  await vi.waitFor(() => expect(result.current.chosen).toMatchObject({ state: 'ready', key }));
  await act(async () => result.current.retry());
  expect(check).toHaveBeenCalledTimes(2);
});
