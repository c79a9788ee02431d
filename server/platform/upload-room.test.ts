import { expect, it } from 'vitest';
import { createUploadRoom } from './upload-room.ts';

it('allows two uploads per person', () => {
  const room = createUploadRoom({ perPerson: 2, bytes: 100 });
  const leave = room.take('luz', 1);
  room.take('luz', 1);
  expect(() => room.take('luz', 1)).toThrow(expect.objectContaining({ status: 429 }));
  expect(() => room.take('sol', 1)).not.toThrow();
  leave();
  leave();
  room.take('luz', 1);
  expect(() => room.take('luz', 1)).toThrow(expect.objectContaining({ retryAfter: 10 }));
});

it('limits the bytes of everybody, until they are released', () => {
  const room = createUploadRoom({ perPerson: 2, bytes: 100 });
  const leave = room.take('luz', 60);
  expect(() => room.take('sol', 50)).toThrow(expect.objectContaining({ status: 503 }));
  leave();
  expect(() => room.take('sol', 50)).not.toThrow();
});

it('drops only the slowest body if another user needs its room', () => {
  let now = 0;
  const room = createUploadRoom({ perPerson: 2, bytes: 100 }, () => now);
  const dropped: string[] = [];
  const take = (person: string, received: number) =>
    room.take(person, 50, { countReceived: () => received, drop: () => dropped.push(person) });
  take('luz', 50_000);
  take('sol', 100_000_000);
  expect(() => take('mar', 0)).toThrow(expect.objectContaining({ status: 503 }));
  now = 30_000;
  take('mar', 0);
  expect(dropped).toEqual(['luz']);
  expect(() => take('paz', 0)).toThrow(expect.objectContaining({ status: 503 }));
});
