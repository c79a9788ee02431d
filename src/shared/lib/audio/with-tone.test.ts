import { expect, it, vi } from 'vitest';
import { createFakeAudio } from './create-fake-audio';
import type { createEqualiser } from './equaliser/create-equaliser';
import { withTone } from './with-tone';

const bass = [6, 0, 0, 0, 0, 0];

function create() {
  const fake = createFakeAudio();
  const element = { paused: true };
  const setTone = vi.fn<(tone: readonly number[] | null) => void>();
  const createOne: typeof createEqualiser = () => ({ setTone });
  const importEqualiser = vi.fn<() => Promise<{ createEqualiser: typeof createEqualiser }>>(
    async () => ({ createEqualiser: createOne }),
  );
  const voices = () => [element as HTMLAudioElement];
  const audio = withTone({ ...fake, voices }, importEqualiser);
  const play = () => {
    element.paused = false;
    fake.emit('playing', null);
  };
  return { audio, play, setTone, importEqualiser };
}

it('loads the equaliser once something sounds with a tone', async () => {
  const { audio, play, setTone, importEqualiser } = create();
  play();
  audio.setTone(null);
  expect(importEqualiser).not.toHaveBeenCalled();
  audio.setTone(bass);
  await vi.waitFor(() => expect(setTone).toHaveBeenLastCalledWith(bass));
  audio.setTone(null);
  await vi.waitFor(() => expect(setTone).toHaveBeenLastCalledWith(null));
  expect(importEqualiser).toHaveBeenCalledOnce();
});

it('waits for a sound, and tries again with the next one', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { audio, play, setTone, importEqualiser } = create();
  importEqualiser.mockRejectedValueOnce(new Error('unreachable'));
  audio.setTone(bass);
  expect(importEqualiser).not.toHaveBeenCalled();
  play();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  play();
  await vi.waitFor(() => expect(setTone).toHaveBeenCalledWith(bass));
});
