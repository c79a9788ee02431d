// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { emptyCanvas } from './canvas-form';
import { canvasRules } from './canvas-rules';

const form = { ...emptyCanvas, trackId: 'trk_1' };

// Proves canvas: Limits of the cut
it.each([
  [{}, null, {}],
  [{}, 8, {}],
  [{}, 7.95, {}],
  [{}, 6, { endTime: 'beyond' }],
  [{ startTime: '5' }, null, {}],
  [{ startTime: '5,5' }, null, { endTime: 'short' }],
  [{ startTime: '30', endTime: '3' }, null, { endTime: 'short' }],
  [{ startTime: '-1' }, null, { startTime: 'number' }],
  [{ startTime: '31' }, null, { startTime: 'too_big', endTime: 'short' }],
  [{ startTime: '' }, null, { startTime: 'missing' }],
  [{ endTime: '2.9' }, null, { endTime: 'too_small' }],
  [{ endTime: '8.1' }, null, { endTime: 'too_big' }],
  [{ endTime: 'ocho' }, null, { endTime: 'number' }],
  [{ trackId: '' }, null, { trackId: 'too_small' }],
  [{ videoUrl: 'https://example.com/a.mp4' }, null, {}],
  [{ videoUrl: 'javascript:alert(1)' }, null, { videoUrl: 'address' }],
  [{ videoUrl: 'http://example.com/a.mp4' }, null, { videoUrl: 'address' }],
  [{ videoUrl: 'file:///video.mp4' }, null, { videoUrl: 'address' }],
])('of %j with a file of %s s it says %j', (change, length, faults) => {
  const { error } = canvasRules(() => length).safeParse({ ...form, ...change });
  const found: { [field: string]: string } = {};
  for (const { path, code, message } of error?.issues ?? [])
    found[String(path[0])] ??= /^[a-z]+$/.test(message) ? message : code;
  expect(found).toEqual(faults);
});
