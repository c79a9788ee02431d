// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showFailure } from './show-failure';
import { dismissAllToasts, readToast } from './toasts';

const log = vi.fn<typeof console.warn>();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(log);
  log.mockClear();
});

afterEach(() => {
  dismissAllToasts();
  vi.restoreAllMocks();
});

it.each([
  ['the server refused it', { kind: 'invalid' }],
  ['nobody answered', { kind: 'unreachable' }],
  ['it broke on the way', { name: 'TypeError', message: 'no' }],
])('reports a failed action when %s', (_name, error) => {
  showFailure('likeTrack', error, { text: 'No pudimos guardarlo.' });
  expect(readToast()).toMatchObject({ tone: 'danger', text: 'No pudimos guardarlo.' });
  expect(log).toHaveBeenCalledOnce();
});

it.each([
  [
    'its own sentence',
    { kind: 'invalid', message: 'Ese nombre ya existe.' },
    'Ese nombre ya existe.',
  ],
  ['nothing', { kind: 'server' }, 'No pudimos guardarlo.'],
  [
    'a sentence that is not for people',
    { kind: 'server', message: '500' },
    'No pudimos guardarlo.',
  ],
])('shows the server’s message, or the fallback: %s', (_name, error, text) => {
  showFailure('likeTrack', error, { fallback: 'No pudimos guardarlo.', kinds: ['invalid'] });
  expect(readToast()).toMatchObject({ tone: 'danger', text });
});

it.each([
  ['the session has ended', { kind: 'unauthorized' }],
  ['the call was given up with its session', { name: 'AbortError', message: 'Aborted' }],
])('does not report that %s', (_name, error) => {
  showFailure('likeTrack', error, { text: 'No pudimos guardarlo.' });
  expect(readToast()).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});
