// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepFiles } from '@/shared/files';
import type { Putting } from './deliver-outbox';
import type { OutboxItem } from './outbox-item';
import { stageFiles } from './stage-files';

type Thing = { id: string; video: string | null; picture: string | null };

const stage = stageFiles((thing) => [
  { key: (thing as Thing).video, address: 'videos', answer: 'video', field: 'videoFile' },
  {
    key: (thing as Thing).picture,
    address: 'pictures',
    answer: 'picture',
    field: 'pictureFile',
    toName: (hash) => `staged:${hash}`,
    mayBeGone: true,
    mayBeRefused: true,
  },
]);

const waiting = (thing: Thing): OutboxItem => ({
  id: 'cnv_1',
  list: 'promotion/canvas',
  act: 'create-canvas',
  thing,
  name: 'Mar',
  body: { title: 'Mar' },
  at: '2026-11-19T20:15:00.000Z',
  order: 1,
  wasSent: false,
  refusal: null,
});

const keep = async () =>
  (await keepFiles('usr_nora', 'file', [new Blob(['mar']), new Blob(['m'])])) ?? [];
const put = (content: unknown): Putting => ({ kind: 'put', content });
const refused: Putting = { kind: 'refused', reason: 'Pesa demasiado.' };
const whole = { video: put({ video: 'a' }), picture: put({ picture: 'b' }) };

it.each<[string, { video?: Putting; picture?: Putting; missing?: 'video' | 'picture' }, object]>([
  ['names both', {}, { videoFile: 'a', pictureFile: 'staged:b' }],
  ['goes without a picture that is gone', { missing: 'picture' }, { videoFile: 'a' }],
  ['goes without a picture that is refused', { picture: refused }, { videoFile: 'a' }],
])('%s', async (_name, { missing, ...answers }, named) => {
  const [video = '', picture = ''] = await keep();
  const sent: [string, number, number | undefined][] = [];
  const item = waiting({ id: 'cnv_1', video, picture: missing === 'picture' ? 'gone' : picture });
  const staged = await stage(item, async (address, { size }, after) => {
    sent.push([address, size, after]);
    return { ...whole, ...answers }[address === 'videos' ? 'video' : 'picture'];
  });
  expect(staged).toEqual({ kind: 'staged', body: { title: 'Mar', ...named } });
  // The bytes of later files are passed on for the progress.
  expect(sent[0]).toEqual(['videos', 3, missing ? 0 : 1]);
});

it('names a file inside a part of the body', async () => {
  const [video = ''] = await keep();
  const inPart = stageFiles(() => [
    { key: video, address: 'videos', answer: 'file', field: 'video', part: 'assets' },
  ]);
  const item = waiting({ id: 'mrq_1', video, picture: null });
  const body = { title: 'Mar', assets: { video: '', copy: 'Hola' } };
  expect(await inPart({ ...item, body }, async () => put({ file: 'a' }))).toEqual({
    kind: 'staged',
    body: { title: 'Mar', assets: { video: 'a', copy: 'Hola' } },
  });
});

it.each<[string, Putting | null, object]>([
  ['is refused where the device has its file no more', null, { kind: 'refused', reason: '' }],
  ['is refused with the reason of the server', refused, refused],
  ['waits where nobody answers', { kind: 'later' }, { kind: 'later' }],
  ['waits where an answer names no file', put({}), { kind: 'later' }],
])('%s', async (_name, answer, staged) => {
  const [video = ''] = await keep();
  const item = waiting({ id: 'cnv_1', video: answer === null ? 'gone' : video, picture: null });
  expect(await stage(item, async () => answer ?? refused)).toEqual(staged);
});

it('sends an item without files unchanged', async () => {
  expect(
    await stage(waiting({ id: 'cnv_1', video: null, picture: null }), async () => refused),
  ).toEqual({
    kind: 'staged',
    body: { title: 'Mar' },
  });
});
