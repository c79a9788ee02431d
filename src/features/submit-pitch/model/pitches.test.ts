// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { outbox } from '@/entities/outbox';
import { deliverWaiting } from '@/entities/outbox/index.testing';
import { emptyPitch } from './empty-pitch';
import { pitches } from './pitches';
import { formOf, sendPitch } from './send-pitch';

const place = { owner: 'usr_nora' };
const form = {
  ...emptyPitch('Nora Quintavalle'),
  title: 'Carta sin sello',
  releaseDate: '2026-12-04',
  targetPlaylists: ['Novedades del viernes'],
  description: 'Un vals para el final del verano.',
};
const first = () => {
  const [found] = pitches.read(place);
  if (!found) throw new Error('Nothing is kept.');
  return found;
};

afterEach(() => {
  for (const { id } of outbox.read(place.owner)) outbox.remove(place.owner, id);
  vi.useRealTimers();
});

it('begins as pending, on the day on which it is sent where the person is', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 19, 23, 59) });
  sendPitch(place, form);
  expect(first().item).toMatchObject({
    trackTitle: 'Carta sin sello',
    trackId: null,
    submissionDate: '2026-11-19',
    status: 'pending',
  });
  expect(first().of.body).toMatchObject({ today: '2026-11-19', isNewRelease: true });
  expect(Object.keys(first().of.body)).not.toContain('status');
});

it('is mended in its place, and what was delivered is not sent anew', () => {
  sendPitch(place, form);
  const { item, of } = first();
  expect(formOf(item)).toEqual(form);
  outbox.refuse(place.owner, of.id, 'No.');
  expect(sendPitch(place, { ...form, title: 'Otra' }, of.id)).toBe('kept');
  expect(pitches.read(place)).toMatchObject([{ item: { id: of.id, trackTitle: 'Otra' } }]);
  deliverWaiting(place.owner);
  expect(sendPitch(place, form, of.id)).toBe('sent');
  expect(pitches.read(place)).toEqual([]);
});

it.each([
  ['without a title', { trackTitle: undefined }],
  ['of a state that nobody knows', { status: 'lost' }],
  ['for something that is no playlist', { targetPlaylists: [7] }],
])('passes over a stored one %s', (_, fault) => {
  sendPitch(place, form);
  const { item, of } = first();
  outbox.edit(place.owner, of.id, { ...of, thing: { ...item, ...fault } });
  expect(pitches.read(place)).toEqual([]);
});
