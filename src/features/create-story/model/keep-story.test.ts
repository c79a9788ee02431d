// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { outbox } from '@/entities/outbox';
import { deliverWaiting, loseAnswers } from '@/entities/outbox/index.testing';
import { keepStory } from './keep-story';
import { newStories, type NewStory } from './stories';

const place = { owner: 'usr_nora' };
const filled = {
  type: 'text',
  content: 'Mañana a las ocho.',
  caption: 'Desde el balcón',
  trackId: null,
  trackTitle: '',
  backgroundColor: '#1b1020',
  textColor: '#ffffff',
  fileName: '',
} as const;
const keep = (caption: string, former: NewStory | null = null) =>
  keepStory({ place, filled: { ...filled, caption }, file: null, former });
const captions = () => newStories.read(place).map(({ item }) => item.caption);

/** A story on the device; of an hour ago, or of the day before. */
function made(hours: number): NewStory {
  const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString();
  newStories.create(place, (id) => ({ ...filled, id, fileKey: null, createdAt }));
  const [first] = newStories.read(place);
  if (!first) throw new Error('Nothing is kept.');
  return first.item;
}

afterEach(() => {
  for (const { id } of outbox.read(place.owner)) outbox.remove(place.owner, id);
});

it('is changed as long as it waits; after its day it is another', async () => {
  const former = made(1);
  expect(await keep('Otra', former)).toBe('kept');
  expect(newStories.read(place)).toMatchObject([{ item: { id: former.id, caption: 'Otra' } }]);
  outbox.remove(place.owner, former.id);
  const late = made(25);
  expect(await keep('Otra', late)).toBe('kept');
  expect(captions()).toEqual(['Otra']);
  expect(newStories.read(place)[0]?.item.id).not.toBe(late.id);
});

it.each([1, 25])(
  'is neither changed nor made again once it was sent, %i hours old',
  async (hours) => {
    const former = made(hours);
    loseAnswers(place.owner);
    expect(await keep('Otra', former)).toBe('sent');
    expect(captions()).toEqual(['Desde el balcón']);
    deliverWaiting(place.owner);
    expect(await keep('Otra', former)).toBe('sent');
    expect(captions()).toEqual([]);
  },
);
