import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { problemSchema } from '#contract/problem.ts';
import { createRandom } from '../../platform/seeds/random.ts';
import { importFigures } from '../../modules/figures/figures/import-figures.ts';
import { ImportError } from '../../modules/figures/figures/read-import.ts';
import { fileBreaker } from '../../testing/break-file.ts';
import { makeSmallFiles, type SmallFile } from '../../testing/small-files.ts';
import { faro } from '../../testing/start-payment-app.ts';
import { startReleaseApp } from '../../testing/start-release-app.ts';

/** `BROKEN_FILES=10000` sends more than a daily run has time for; `BROKEN_SEED` sends others. */
const count = Number(process.env['BROKEN_FILES'] ?? 60);
const seed = process.env['BROKEN_SEED'] ?? 'Tonada';

const tonada = await startReleaseApp();
await tonada.startAnew();
tonada.people['faro'] = tonada.speaker;
tonada.people['oyente'] = await tonada.signIn();
await tonada.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = tonada.app.server.address() as AddressInfo;
const files = await makeSmallFiles();
afterAll(() => tonada.close());

type Target = { who: string; path: string; kinds: readonly SmallFile[] };

const pictures = ['jpeg', 'progressive', 'png', 'webp', 'lossless'] as const;
const strange = ['avif', 'gif'] as const;

const canvas = { who: 'faro', path: 'promotion/uploads/canvas', kinds: ['mp4', 'mov'] } as const;
const sound = {
  who: 'casa',
  path: 'label/uploads/sound',
  kinds: ['mp3', 'wav', 'flac', 'aiff', 'alac'],
} as const;
const thumbnail = { who: 'artist', path: 'promotion/uploads/canvas-thumbnail', kinds: pictures };
const avatar = { who: 'oyente', path: 'user/profile-image', kinds: [...pictures, ...strange] };

/** One person's files are read one after another, so each lane belongs to somebody else. */
const lanes: readonly (readonly Target[])[] = [
  [
    canvas,
    { who: 'faro', path: 'promotion/uploads/story-video', kinds: ['mp4', 'mov'] },
    { who: 'faro', path: 'promotion/uploads/story-audio', kinds: ['mp3', 'wav'] },
    { who: 'faro', path: 'promotion/uploads/story-photo', kinds: ['jpeg', 'progressive', 'png'] },
  ],
  [sound, sound, sound, { who: 'casa', path: 'label/uploads/cover', kinds: pictures }],
  [
    thumbnail,
    thumbnail,
    avatar,
    avatar,
    { who: 'artist', path: 'promotion/uploads/concert-picture', kinds: pictures },
    {
      who: 'artist',
      path: 'promotion/uploads/marquee-image',
      kinds: ['jpeg', 'progressive', 'png'],
    },
    { who: 'editora', path: 'editorial/uploads/cover', kinds: [...pictures, ...strange] },
  ],
];

async function send({ who, path }: Omit<Target, 'kinds'>, file: Buffer) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'PUT',
    headers: { ...tonada.people[who]?.headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(file),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

function findFault({ status, headers, body }: Awaited<ReturnType<typeof send>>) {
  if (status === 503 && headers.has('retry-after')) return undefined;
  // A rate-limited caller's answer shows nothing about the file.
  if (status >= 500 || status === 429 || status === 422) return `${status} ${body}`;
  if (status < 300 || problemSchema.safeParse(JSON.parse(body)).success) return undefined;
  return `another shape: ${body}`;
}

/** Resets rate limits and deletes uploads. */
async function waitADay() {
  const now = tonada.clock();
  tonada.clock.advance(25 * 60 * 60 * 1000);
  await tonada.assets.sweep();
  tonada.clock.set(now);
}

const { pick, breakFile } = fileBreaker(createRandom(seed));
const statuses: Record<string, number> = {};
const faults: string[] = [];
/** Calls that timed out or nearly did. */
const late: string[] = [];

function note(what: string, status: number) {
  statuses[`${what} ${status}`] = (statuses[`${what} ${status}`] ?? 0) + 1;
}

async function sendBroken(target: Target, kind: SmallFile, broken: Buffer) {
  const start = performance.now();
  const answer = await send(target, broken);
  note(kind, answer.status);
  const seconds = (performance.now() - start) / 1_000;
  if (seconds > 14) late.push(`${target.path} ${kind} ${broken.length} ${answer.status}`);
  const fault = findFault(answer);
  if (fault !== undefined) faults.push(`${target.path} ${kind}: ${fault}`);
}

const table = [
  'artist,day,country,streams,earnings,listeners',
  `${faro},2026-08-10,MX,500,5,`,
  `${faro},2026-09-10,MX,1000,10.25,12`,
].join('\n');

async function importBroken() {
  const broken = breakFile(Buffer.from(table), files.wav).toString();
  await importFigures(tonada.db, broken).then(
    () => note('csv', 200),
    (error: unknown) => {
      if (error instanceof ImportError) note('csv', 400);
      else faults.push(`csv: ${String(error)} ${JSON.stringify(broken).slice(0, 300)}`);
    },
  );
}

/**
 * Makes another person's call.
 *
 * @returns milliseconds.
 */
async function search() {
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/search?q=faro`);
  await answer.arrayBuffer();
  if (answer.status !== 200) faults.push(`search: ${answer.status}`);
  return performance.now() - start;
}

/** Files per round, after which limits are reset. */
const together = 60;

/** One of each kind, and an unsupported one. */
const goodOnes: readonly (Target & { taken: boolean })[] = [
  { ...canvas, taken: true },
  { ...sound, taken: true },
  { ...thumbnail, taken: true },
  { ...avatar, kinds: strange, taken: false },
];

async function sendGood() {
  for (const { taken, kinds, ...target } of goodOnes) {
    for (const kind of kinds) {
      const { status, body } = await send(target, files[kind]);
      expect({ kind, status, body }).toMatchObject({ kind, status: taken ? 200 : 400 });
    }
  }
}

// Proves security: V1.4 Memory
it(`${count} broken files of every kind are taken or refused with a sentence, and good ones are taken after them`, async () => {
  const took: number[] = [];
  for (let sent = 0; sent < count; sent += together) {
    const orders = lanes.map(async (lane) => {
      for (let left = together / 4; left > 0; left -= 1) {
        const target = pick(lane);
        const kind = pick(target.kinds);
        await sendBroken(target, kind, breakFile(files[kind], files[pick(pictures)]));
      }
    });
    const beside = async () => {
      for (let left = together / 4; left > 0; left -= 1) {
        took.push(await search());
        await importBroken();
      }
    };
    await Promise.all([...orders, beside()]);
    await waitADay();
  }
  await sendGood();
  if (count > 1_000) {
    took.sort((one, other) => one - other);
    const [p99, longest] = [took[Math.floor(took.length * 0.99)], took.at(-1)];
    const rss = process.memoryUsage().rss / 1024 / 1024;
    process.stdout.write(`${JSON.stringify({ count, statuses, late, p99, longest, rss })}\n`);
  }
  expect(faults).toEqual([]);
}, 3_600_000);
