import { expect, it } from 'vitest';
import { allowedTime } from './allowed-time.ts';
import { takeTurn } from './probe-lanes.ts';

function hold(person: string, kind: 'picture' | 'sound' | 'video') {
  const { promise, resolve } = Promise.withResolvers<void>();
  let hasBegun = false;
  const done = takeTurn(person, kind, () => {
    hasBegun = true;
    return promise;
  });
  const end = async () => {
    resolve();
    await done;
  };
  return { end, hasBegun: () => hasBegun };
}

it('reads pictures while sounds and videos hold their lanes', async () => {
  const held = [hold('ana', 'sound'), hold('luz', 'sound'), hold('mar', 'video')];
  expect(held.map(({ hasBegun }) => hasBegun())).toEqual([true, false, true]);
  await expect(takeTurn('sol', 'picture', async () => 'read')).resolves.toBe('read');
  for (const { end } of held) await end();
});

it('reads one file of an account at once, of whatever kind', async () => {
  const [sound, picture, other] = [
    hold('ana', 'sound'),
    hold('ana', 'picture'),
    hold('sol', 'picture'),
  ];
  expect([picture.hasBegun(), other.hasBegun()]).toEqual([false, true]);
  await sound.end();
  expect(picture.hasBegun()).toBe(true);
  await picture.end();
  await other.end();
});

it('refuses more of a kind than may wait, not another kind', async () => {
  const sounds = Array.from({ length: 65 }, (_, index) => hold(`a${index}`, 'sound'));
  await expect(takeTurn('luz', 'sound', async () => 'read')).rejects.toMatchObject({ status: 503 });
  await expect(takeTurn('sol', 'picture', async () => 'read')).resolves.toBe('read');
  for (const { end } of sounds) await end();
});

it('allows time by size', () => {
  expect([1_000, 50_000_000, 250_000_000].map((bytes) => Math.round(allowedTime(bytes)))).toEqual([
    4_000, 6_000, 14_000,
  ]);
});
