// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Verdict, watchAfterError } from './watch-after-error';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function failed({ code = 3, message = '', paused = false } = {}) {
  const element = document.createElement('audio');
  element.setAttribute('src', '/una');
  const reported: Verdict[] = [];
  const state = { error: { code, message }, paused, currentTime: 7 };
  for (const name of ['error', 'paused', 'currentTime'] as const) {
    Object.defineProperty(element, name, { get: () => state[name] });
  }
  watchAfterError(element, (verdict) => reported.push(verdict));
  return { element, state, reported };
}

it('distinguishes a missing device from a broken track: the music runs on, as in Firefox', () => {
  const { state, reported } = failed({ message: 'OnMediaSinkAudioError' });
  state.currentTime = 7.9;
  vi.runAllTimers();
  expect(reported).toEqual(['runs-on']);
});

it.each([
  ['AUDIO_RENDERER_ERROR: audio render error', 'device'],
  ['NS_ERROR_DOM_MEDIA_MEDIASINK_ERR (0x806e000b) - OnMediaSinkAudioError', 'device'],
  ['PIPELINE_ERROR_DECODE', 'broken'],
  ['', 'broken'],
] as const)('knows the cause of %j', (message, verdict) => {
  const { reported } = failed({ message });
  vi.runAllTimers();
  expect(reported).toEqual([verdict]);
});

it.each([{ code: 2 }, { code: 4 }, { paused: true }])('does not wait for %j', (given) => {
  expect(failed(given).reported).toEqual(['broken']);
});

it('reports nothing if the source has changed', () => {
  const { element, reported } = failed();
  element.setAttribute('src', '/otra');
  vi.runAllTimers();
  expect(reported).toEqual([]);
});
