import { beforeEach, expect, it, vi } from 'vitest';
import { createFakeAudio } from './create-fake-audio';
import type { createRunOnPlayer } from './run-on/create-run-on-player';
import { withRunOn } from './with-run-on';

type Engine = ReturnType<typeof createRunOnPlayer>;

const seamless = { isSeamless: true };

function createFakeEngine() {
  let held: string | null = null;
  return {
    holds: (address: string) => address === held,
    resume: vi.fn<Engine['resume']>(),
    load: vi.fn<Engine['load']>(async (address) => {
      held = address;
      return true;
    }),
    play: vi.fn<Engine['play']>(),
    pause: vi.fn<Engine['pause']>(),
    seek: vi.fn<Engine['seek']>(),
    setVolume: vi.fn<Engine['setVolume']>(),
    preload: vi.fn<Engine['preload']>(async () => true),
    withdraw: vi.fn<Engine['withdraw']>(),
    stop: vi.fn<Engine['stop']>(() => {
      held = null;
    }),
    voices: () => [],
  };
}

let engine: ReturnType<typeof createFakeEngine>;
let tellUnfit = () => {};
let emitOfEngine: Parameters<typeof createRunOnPlayer>[0];

beforeEach(() => {
  engine = createFakeEngine();
});

function create(importEngine?: () => Promise<never>) {
  const elements = createFakeAudio();
  const createRun: typeof createRunOnPlayer = (emit, onUnfit) => {
    emitOfEngine = emit;
    tellUnfit = onUnfit;
    return engine;
  };
  const audio = withRunOn(
    elements,
    importEngine ?? (async () => ({ createRunOnPlayer: createRun })),
  );
  return { audio, elements };
}

it('plays by elements what nothing of its album follows', () => {
  const { audio, elements } = create();
  audio.load('/una', 5);
  audio.play();
  expect(elements.state).toMatchObject({ address: '/una', position: 5, isPlaying: true });
  expect(engine.load).not.toHaveBeenCalled();
});

it('plays the songs of an album by the engine, from where it was asked for last', async () => {
  const { audio, elements } = create();
  const heard: number[] = [];
  audio.on('time', (position) => heard.push(position));
  audio.setVolume(0.5);
  audio.load('/una', 5, seamless);
  audio.play();
  audio.seek(9);
  await vi.waitFor(() => expect(engine.play).toHaveBeenCalledOnce());
  expect(engine.load).toHaveBeenCalledWith('/una', 5);
  expect(engine.seek).toHaveBeenCalledWith(9);
  expect(engine.setVolume).toHaveBeenCalledWith(0.5);
  elements.emit('time', 3);
  emitOfEngine('time', 9.2);
  expect(heard).toEqual([9.2]);
});

it('goes on in the song into which the sound ran', async () => {
  const { audio } = create();
  audio.load('/una', 0, seamless);
  await vi.waitFor(() => expect(engine.load).toHaveBeenCalledOnce());
  engine.holds = (address) => address === '/dos';
  audio.load('/dos', 0, seamless);
  expect(engine.resume).toHaveBeenCalledWith(0);
  expect(engine.load).toHaveBeenCalledOnce();
});

it.each([
  ['it cannot be fetched', () => engine.load.mockRejectedValue(new Error('Gone'))],
  ['it cannot be followed', () => engine.load.mockResolvedValue(false)],
])('falls back to elements where %s', async (_, prepare) => {
  prepare();
  const { audio, elements } = create();
  audio.load('/una', 5, seamless);
  audio.play();
  await vi.waitFor(() => expect(elements.state.address).toBe('/una'));
  expect(elements.state).toMatchObject({ position: 5, isPlaying: true });
});

it('falls back to elements where its code cannot be had', async () => {
  const { audio, elements } = create(() => Promise.reject(new Error('Offline')));
  audio.load('/una', 5, seamless);
  audio.pause();
  await vi.waitFor(() => expect(elements.state.address).toBe('/una'));
  expect(elements.state.isPlaying).toBe(false);
});

it('stays with elements once the browser could not decode', async () => {
  const { audio, elements } = create();
  audio.load('/una', 0, seamless);
  await vi.waitFor(() => expect(engine.load).toHaveBeenCalledOnce());
  tellUnfit();
  engine.stop();
  audio.load('/una', 7, seamless);
  expect(elements.state).toMatchObject({ address: '/una', position: 7 });
});

it('makes the next song ready by an element where the engine cannot run on into it', async () => {
  engine.preload.mockResolvedValue(false);
  const { audio, elements } = create();
  audio.load('/una', 0, seamless);
  await vi.waitFor(() => expect(engine.load).toHaveBeenCalledOnce());
  audio.preload('/dos', seamless);
  await vi.waitFor(() => expect(elements.state.preloaded).toBe('/dos'));
});

it('is silenced by another sound, also one that is still loading', async () => {
  const { audio, elements } = create();
  audio.load('/una', 0, seamless);
  audio.play();
  audio.load('/anuncio', 0);
  audio.play();
  await Promise.resolve();
  expect(elements.state).toMatchObject({ address: '/anuncio', isPlaying: true });
  expect(engine.play).not.toHaveBeenCalled();
});
