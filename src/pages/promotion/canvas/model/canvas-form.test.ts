import { expect, it } from 'vitest';
import { emptyForm, faultsOf, isCanvasForm } from './canvas-form';

const form = { ...emptyForm, trackId: 'trk_1' };

it.each([
  [{}, null, {}],
  [{}, 8, {}],
  [{}, 7.95, {}],
  [{}, 6, { endTime: 'beyond' }],
  [{ startTime: '5' }, null, {}],
  [{ startTime: '5,5' }, null, { endTime: 'short' }],
  [{ startTime: '30', endTime: '3' }, null, { endTime: 'short' }],
  [{ startTime: '-1' }, null, { startTime: 'start' }],
  [{ startTime: '31' }, null, { startTime: 'start', endTime: 'short' }],
  [{ startTime: '' }, null, { startTime: 'start' }],
  [{ endTime: '2.9' }, null, { endTime: 'end' }],
  [{ endTime: '8.1' }, null, { endTime: 'end' }],
  [{ endTime: 'ocho' }, null, { endTime: 'end' }],
  [{ videoUrl: 'https://example.com/a.mp4' }, null, {}],
  [{ videoUrl: 'javascript:alert(1)' }, null, { videoUrl: 'address' }],
  [{ videoUrl: 'http://example.com/a.mp4' }, null, { videoUrl: 'address' }],
  [{ videoUrl: 'file:///video.mp4' }, null, { videoUrl: 'address' }],
])('of %j with a file of %s s it says %j', (change, length, faults) => {
  expect(faultsOf({ ...form, ...change }, length)).toEqual(faults);
});

it('knows a form that was kept', () => {
  expect([form, null, {}, { ...form, tags: [1] }].map(isCanvasForm)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
