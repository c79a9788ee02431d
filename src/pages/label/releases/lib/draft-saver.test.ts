import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from '@/shared/contract/release.ts';
import { createDraftSaver } from './draft-saver';

const empty: Draft = {
  title: '',
  artistId: null,
  type: 'single',
  releaseDate: null,
  upc: '',
  cover: null,
  tracks: [],
};
const titled = (title: string): Draft => ({ ...empty, title });

type Save = Parameters<typeof createDraftSaver>[0]['save'];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(save: Save) {
  const states: string[] = [];
  const saver = createDraftSaver({
    known: null,
    initial: empty,
    save,
    onChange: ({ state }) => states.push(state),
  });
  return { saver, states };
}

const delivered = () => {
  let version = 0;
  return vi.fn<Save>(async () => {
    version += 1;
    return { saved: { id: 'rel_1', version } };
  });
};

// Proves releases: Saves itself
it('saves when typing pauses, and the next change with the saved version', async () => {
  const save = delivered();
  const { saver, states } = start(save);
  for (const title of ['M', 'Ma', 'Mar']) saver.keep(titled(title));
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls.map(([draft, known]) => [draft.title, known])).toEqual([['Mar', null]]);
  saver.keep(titled('Marea'));
  await saver.flush();
  expect(save.mock.lastCall?.slice(0, 2)).toEqual([titled('Marea'), { id: 'rel_1', version: 1 }]);
  expect(states.at(-1)).toBe('saved');
});

it('saves nothing where nothing changed', async () => {
  const save = delivered();
  const { saver } = start(save);
  saver.keep({ ...empty });
  expect(await saver.flush()).toBe(true);
  expect(save).not.toHaveBeenCalled();
});

it('saves later typing after the running call', async () => {
  const save = delivered();
  const { saver } = start(save);
  saver.keep(titled('Uno'));
  const saving = saver.flush();
  saver.keep(titled('Dos'));
  expect(await saving).toBe(true);
  expect(save.mock.calls.map(([{ title }]) => title)).toEqual(['Uno', 'Dos']);
});

// Proves releases: Offline
it('keeps an unsaved change, and retries under the same key', async () => {
  const save = delivered().mockResolvedValueOnce({ problem: { kind: 'unreachable' } });
  const { saver, states } = start(save);
  saver.keep(titled('Mar'));
  expect(await saver.flush()).toBe(false);
  expect(states.at(-1)).toBe('failed');
  expect(await saver.flush()).toBe(true);
  const keys = save.mock.calls.map(([, , key]) => key);
  expect(keys[0]).toBe(keys[1]);
});
