import { afterAll, beforeEach, expect, it } from 'vitest';
import { togetherLimits } from '#contract/limits.ts';
import type { Together } from '#contract/together.ts';
import { getTogetherPosition } from '#rules/together-position.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { startTogetherApp } from '../../../testing/start-together-app.ts';

const started = await startTogetherApp();
const { tonada, send, answerOf, join, look, add, command } = started;
const begin = (who = ana, changes: object = {}) => started.begin(who, changes);
let ana: SignedIn;
let bea: SignedIn;

afterAll(() => tonada.close());
beforeEach(async () => {
  ana = await tonada.signIn({ displayName: 'Ana' });
  bea = await tonada.signIn({ displayName: 'Bea' });
});

const heard = ({ entries, anchor }: Together) => {
  const now = tonada.clock().getTime();
  const { index, seconds, isPlaying } = getTogetherPosition(entries, anchor, now);
  return { title: entries[index]?.track.title, seconds, isPlaying };
};

const titles = ({ entries }: Together) => entries.map(({ track }) => track.title);

// Proves together: A link starts it
// Proves together: The same position
it('is joined by its link, and both reckon the same position', async () => {
  const mine = await begin();
  expect(mine).toMatchObject({ part: 'host', sound: 'everyone', adders: 'everyone' });
  tonada.clock.advance(150_000);
  const theirs = await answerOf(join(bea, mine));
  expect(theirs).toMatchObject({ id: mine.id, part: 'guest', token: null });
  expect(heard(theirs)).toEqual({ title: 'dos', seconds: 10, isPlaying: true });
  expect(heard(await look(ana))).toEqual(heard(theirs));
  expect(theirs.people.map(({ name, isHost }) => [name, isHost])).toEqual([
    ['Ana', true],
    ['Bea', false],
  ]);
  const again = await answerOf(join(bea, mine));
  expect(again.people).toHaveLength(2);
});

it('has no stream for a person who takes part in none', async () => {
  const { headers } = bea;
  const answer = await tonada.app.inject({ url: '/api/together/stream', headers });
  expect(answer.statusCode).toBe(404);
});

// Proves together: The host steers
it('pauses, seeks and skips for all, by the host alone', async () => {
  const { entries, ...mine } = await begin();
  await join(bea, mine);
  const [first, second] = entries;
  tonada.clock.advance(5_000);
  expect((await command(bea, { kind: 'pause' })).statusCode).toBe(403);
  await command(ana, { kind: 'pause' });
  tonada.clock.advance(60_000);
  expect(heard(await look(bea))).toEqual({ title: 'uno', seconds: 45, isPlaying: false });
  await command(ana, { kind: 'seek', key: first?.key, seconds: 100 });
  await command(ana, { kind: 'play' });
  tonada.clock.advance(1_000);
  expect(heard(await look(bea))).toEqual({ title: 'uno', seconds: 101, isPlaying: true });
  await command(ana, { kind: 'next', key: first?.key });
  // Pressed twice.
  await command(ana, { kind: 'next', key: first?.key });
  expect(heard(await look(bea))).toEqual({ title: 'dos', seconds: 0, isPlaying: true });
  await command(ana, { kind: 'previous', key: second?.key });
  expect(heard(await look(bea)).title).toBe('uno');
  expect((await command(ana, { kind: 'goTo', key: 99 })).statusCode).toBe(404);
});

// Proves together: One queue
it('keeps what two people add at once', async () => {
  const mine = await begin();
  await join(bea, mine);
  await Promise.all([add(ana, 'trk_uno'), add(bea, 'trk_dos'), add(bea, 'trk_tres')]);
  const { entries } = await look(bea);
  expect(titles({ ...mine, entries }).toSorted()).toEqual([
    'dos',
    'dos',
    'tres',
    'tres',
    'uno',
    'uno',
  ]);
  const own = entries.find(({ addedBy, track }) => addedBy === 'Bea' && track.title === 'dos');
  expect(own?.canRemove).toBe(true);
  const remove = (key: number | undefined) =>
    send(bea, 'POST', '/queue', { kind: 'remove', keys: [key ?? -1] });
  expect((await remove(own?.key)).statusCode).toBe(200);
  expect((await remove(own?.key)).statusCode).toBe(200);
  expect((await remove(entries[0]?.key)).statusCode).toBe(403);
  expect((await look(ana)).entries).toHaveLength(5);
});

// Proves together: One queue
it('moves and removes without moving what is heard', async () => {
  const { entries } = await begin();
  const [first, second, third] = entries.map(({ key }) => key);
  tonada.clock.advance(2_000);
  await send(ana, 'POST', '/queue', { kind: 'move', key: third, beforeKey: second });
  expect(titles(await look(ana))).toEqual(['uno', 'tres', 'dos']);
  expect(heard(await look(ana))).toEqual({ title: 'uno', seconds: 42, isPlaying: true });
  await send(ana, 'POST', '/queue', { kind: 'remove', keys: [first] });
  expect(heard(await look(ana))).toEqual({ title: 'tres', seconds: 0, isPlaying: true });
  tonada.clock.advance(600_000);
  expect(heard(await look(ana))).toEqual({ title: 'dos', seconds: 180, isPlaying: false });
  await add(ana, 'trk_uno');
  expect(heard(await look(ana))).toEqual({ title: 'uno', seconds: 0, isPlaying: true });
});

// Proves together: Who adds
it('lets only the host add where they want that', async () => {
  const mine = await begin();
  await join(bea, mine);
  expect((await send(bea, 'PATCH', '', { adders: 'host' })).statusCode).toBe(403);
  await send(ana, 'PATCH', '', { adders: 'host', sound: 'host' });
  expect(await look(bea)).toMatchObject({ adders: 'host', sound: 'host' });
  expect((await add(bea, 'trk_uno')).statusCode).toBe(403);
  expect((await add(ana, 'trk_uno')).statusCode).toBe(200);
  expect((await add(ana, 'trk_none')).statusCode).toBe(404);
});

it('begins empty, drops songs that the catalogue lacks, and refuses a queue that is too long', async () => {
  const empty = await begin(ana, { trackIds: [], seconds: 12 });
  expect(empty.anchor).toMatchObject({ key: null, isPlaying: false });
  expect((await command(ana, { kind: 'play' })).statusCode).toBe(200);
  const most = Array.from({ length: togetherLimits.entries }, () => 'trk_uno');
  expect((await add(ana, ...most)).statusCode).toBe(200);
  expect((await add(ana, 'trk_uno')).statusCode).toBe(400);
  const lost = await begin(bea, { trackIds: ['trk_none', 'trk_dos'], seconds: 12 });
  expect(titles(lost)).toEqual(['dos']);
  expect(lost.anchor).toMatchObject({ seconds: 0 });
});
