// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinedPlayer } from '../testing/joined-player';
import { playingState } from '../testing/playing-state';
import { pauseRequested, playRequested, volumeMoved } from './playback-slice';
import { playbackPosition } from './position';
import { storePlayback } from './stored-playback';

const key = 'playing-tab';
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  playbackPosition.moveTo(0);
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

function join(...given: Parameters<typeof joinedPlayer>) {
  const player = joinedPlayer(...given);
  ({ leave } = player);
  return player;
}

const claimed = (): { count: number; tab: string } =>
  JSON.parse(localStorage.getItem(key) ?? '{"count":0,"tab":""}') as { count: number; tab: string };

/** The storage event after another tab wrote. */
function changeInOtherTab(changed: string, newValue: string) {
  dispatchEvent(new StorageEvent('storage', { key: changed, newValue }));
}

function anotherTabBegins(count = claimed().count + 1, tab = '9-9') {
  const claim = JSON.stringify({ count, tab });
  localStorage.setItem(key, claim);
  changeInOtherTab(key, claim);
}

const storedPosition = () =>
  (JSON.parse(localStorage.getItem('playback') ?? '{}') as { position?: number }).position;

describe('two tabs', () => {
  // Proves player: Tabs
  it('pauses with a message when another tab starts, and resumes on request', () => {
    const { audio, dispatch, isPlaying, message } = join();
    audio.emit('time', 42);
    anotherTabBegins();
    expect(isPlaying()).toBe(false);
    expect(audio.state.isPlaying).toBe(false);
    expect(message()).toMatchObject({ kind: 'elsewhere', title: 'Luna de ámbar' });
    const before = claimed().count;
    dispatch(playRequested());
    expect(claimed().count).toBe(before + 1);
    expect(audio.state.isPlaying).toBe(true);
    expect(playbackPosition.getSnapshot()).toBe(42);
  });

  // Proves player: Sleep timer: every tab
  it('sleeps without a message when the timer of another tab ends', () => {
    const { isPlaying, message } = join();
    const claim = JSON.stringify({ count: claimed().count + 1, tab: '9-9', isSleep: true });
    localStorage.setItem(key, claim);
    changeInOtherTab(key, claim);
    expect(isPlaying()).toBe(false);
    expect(message()).toBeNull();
  });

  it('shows no message while it is paused', () => {
    const { message } = join({ isPlaying: false });
    anotherTabBegins();
    expect(message()).toBeNull();
  });

  it.each([
    ['a later one', '~', false],
    ['an earlier one', '!', true],
  ])('play in one of them if both start at once: against %s', (_name, tab, playsOn) => {
    const { isPlaying } = join();
    anotherTabBegins(claimed().count, tab);
    expect(isPlaying()).toBe(playsOn);
  });

  it('do not stop a later play of the other if one was asleep', () => {
    const { dispatch, isPlaying } = join({ isPlaying: false });
    const late = JSON.stringify({ count: 1, tab: '9-9' });
    localStorage.setItem(key, late);
    dispatch(playRequested());
    changeInOtherTab(key, late);
    expect(isPlaying()).toBe(true);
  });

  it.each(['{', '7', 'null', '{"count":"many","tab":4}'])('ignore %s', (text) => {
    const { isPlaying } = join();
    changeInOtherTab(key, text);
    expect(isPlaying()).toBe(true);
  });
});

describe('the stored queue', () => {
  const pass = () => vi.advanceTimersByTime(5_000);

  it('is not changed by a tab that was only opened', () => {
    storePlayback(playingState(), 90);
    join({ isPlaying: false });
    storePlayback(playingState(), 96);
    pass();
    expect(storedPosition()).toBe(96);
  });

  it('belongs to the tab that played last, even when it is closed', () => {
    const { audio, dispatch } = join();
    audio.emit('time', 10);
    pass();
    expect(storedPosition()).toBe(10);
    anotherTabBegins();
    storePlayback(playingState(), 77);
    dispatch(volumeMoved(0.2));
    dispatchEvent(new Event('pagehide'));
    pass();
    expect(storedPosition()).toBe(77);
    dispatch(playRequested());
    audio.emit('time', 12);
    pass();
    expect(storedPosition()).toBe(12);
  });

  it('is written by a paused tab while no other plays', () => {
    const { dispatch } = join();
    dispatch(pauseRequested());
    dispatch(volumeMoved(0.2));
    pass();
    expect(localStorage.getItem('playback')).toContain('"volume":0.2');
    storePlayback(playingState(), 55);
    changeInOtherTab('playback', localStorage.getItem('playback') ?? '');
    dispatch(volumeMoved(0.9));
    pass();
    expect(storedPosition()).toBe(55);
  });
});
