// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeAudio } from '../create-fake-audio';
import { createEqualiser } from './create-equaliser';

const bass = [6, 0, 0, 0, 0, 0];

function createParam() {
  const param = {
    value: 0,
    cancelScheduledValues: () => param,
    setTargetAtTime: (value: number) => Object.assign(param, { value }),
  };
  return param;
}

const createNode = () => ({ gain: createParam(), connect: <Node>(node: Node) => node });

class FakeContext extends EventTarget {
  static canRun = true;
  static made: FakeContext[] = [];
  state = 'suspended';
  currentTime = 0;
  destination = {};
  preamp = createNode();
  createMediaElementSource = vi.fn<(element: unknown) => unknown>(createNode);

  constructor() {
    super();
    FakeContext.made.push(this);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  createGain = () => this.preamp;
  createBiquadFilter = () => {
    const node = createNode();
    return {
      ...node,
      frequency: createParam(),
      Q: createParam(),
      getFrequencyResponse: (_: unknown, curve: Float32Array) =>
        curve.fill(10 ** (node.gain.value / 20)),
    };
  };
  resume = async () => {
    if (FakeContext.canRun) this.become('running');
    else throw new DOMException('', 'InvalidStateError');
  };
  suspend = async () => this.become('suspended');
  close = async () => this.become('closed');
}

function createVoice() {
  const voice = Object.assign(new EventTarget(), { paused: true });
  const become = (paused: boolean) => {
    voice.paused = paused;
    voice.dispatchEvent(new Event(paused ? 'pause' : 'play'));
  };
  return { voice, play: () => become(false), pause: () => become(true) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeContext);
  FakeContext.canRun = true;
  FakeContext.made = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function create() {
  const { voice, play, pause } = createVoice();
  const renew = vi.fn<() => void>();
  const voices = () => [voice as unknown as HTMLAudioElement];
  const { setTone } = createEqualiser({ ...createFakeAudio(), voices, renew });
  const [context] = FakeContext.made;
  if (!context) throw new Error('There is no context.');
  play();
  return { context, voice, play, pause, renew, setTone };
}

it('joins what sounds, and lowers all by what it raises', async () => {
  const { context, voice, setTone } = create();
  setTone(bass);
  await vi.advanceTimersByTimeAsync(0);
  setTone(bass);
  expect(context.createMediaElementSource.mock.calls).toEqual([[voice]]);
  expect(context.preamp.gain.value).toBeCloseTo(10 ** (-6 / 20), 5);
  setTone(null);
  expect(context.preamp.gain.value).toBe(1);
});

// Proves player: The equaliser rests
it('runs only while something sounds', async () => {
  const { context, play, pause, setTone } = create();
  setTone(bass);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(context.state).toBe('running');
  expect(vi.getTimerCount()).toBe(0);
  pause();
  await vi.advanceTimersByTimeAsync(4000);
  expect(context.state).toBe('running');
  await vi.advanceTimersByTimeAsync(2000);
  expect(context.state).toBe('suspended');
  play();
  await vi.advanceTimersByTimeAsync(0);
  expect(context.state).toBe('running');
});

it('lets sound as it is what begins before the context runs', async () => {
  FakeContext.canRun = false;
  const { context, renew, setTone } = create();
  setTone(bass);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(context.createMediaElementSource).not.toHaveBeenCalled();
  expect(renew).not.toHaveBeenCalled();
  FakeContext.canRun = true;
  dispatchEvent(new Event('pointerup'));
  await vi.advanceTimersByTimeAsync(0);
  expect(context.createMediaElementSource).toHaveBeenCalledOnce();
});

// Proves player: The equaliser never silences
it.each(['interrupted', 'suspended'])('takes other elements where it stays %s', async (state) => {
  const { context, renew, setTone } = create();
  setTone(bass);
  await vi.advanceTimersByTimeAsync(0);
  FakeContext.canRun = false;
  context.become(state);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renew).toHaveBeenCalledOnce();
  expect(context.state).toBe('closed');
  setTone([0, 0, 3, 0, 0, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renew).toHaveBeenCalledOnce();
});

it('goes on where an interruption ends in time', async () => {
  const { context, renew, setTone } = create();
  setTone(bass);
  await vi.advanceTimersByTimeAsync(0);
  context.become('interrupted');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(context.state).toBe('running');
  expect(renew).not.toHaveBeenCalled();
});
