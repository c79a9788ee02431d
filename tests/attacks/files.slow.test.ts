import { expect, test } from 'vitest';
import { demoPassword } from '../../src/shared/sample/demo-accounts.ts';
import { makeWav } from '../../server/testing/make-sound.ts';
import { makeVideo } from '../../server/testing/make-video.ts';
import { sendWhileBusy } from '../../server/testing/send-while-busy.ts';
import { withDemoServer } from '../e2e/support/demo-server.ts';

/** MP4 boxes around the sample tables of a video. */
const holders = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/**
 * Makes a valid video whose time table claims that many pictures, and whose other table reorders
 * them.
 */
async function makeBomb(pictures: number): Promise<Buffer> {
  const video = await makeVideo();
  const find = (name: string) => video.indexOf(name, 0, 'latin1') - 4;
  // A ctts box with one entry: a picture shown a moment later.
  const order = Buffer.from('000000186374747300000000000000010000000100000001', 'hex');
  const end = find('stbl') + video.readUInt32BE(find('stbl'));
  for (const name of holders) {
    video.writeUInt32BE(video.readUInt32BE(find(name)) + order.length, find(name));
  }
  video.writeUInt32BE(pictures, find('stts') + 16);
  return Buffer.concat([video.subarray(0, end), order, video.subarray(end)]);
}

function makeHollowWav(chunks: number): Buffer {
  const sound = makeWav(2);
  const hollow = Buffer.concat([
    sound.subarray(0, 36),
    Buffer.alloc(chunks * 8, 'junk\0\0\0\0'),
    sound.subarray(36),
  ]);
  hollow.writeUInt32LE(hollow.length - 8, 4);
  return hollow;
}

const attacks: [string, string, () => Buffer | Promise<Buffer>, string][] = [
  ['a video of 2^32 pictures', 'artista', () => makeBomb(2 ** 32 - 1), 'promotion/uploads/canvas'],
  [
    'a video of 20 million pictures',
    'artista',
    () => makeBomb(20_000_000),
    'promotion/uploads/canvas',
  ],
  ['a story of 2^31 pictures', 'artista', () => makeBomb(2 ** 31), 'promotion/uploads/story-video'],
  [
    'a WAV of five million empty chunks',
    'disquera',
    () => makeHollowWav(5_000_000),
    'label/uploads/sound',
  ],
];

// Proves releases: Files made to be read endlessly
test(
  'files made to be read for ever do not delay other users',
  () =>
    withDemoServer(async ({ origin, pid }) => {
      const before = pid();
      async function signIn(name: string) {
        const answer = await fetch(`${origin}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: `${name}@demo.tonada.example`, password: demoPassword }),
        });
        const { token } = (await answer.json()) as { token: string };
        return { authorization: `Bearer ${token}` };
      }
      const people = { artista: await signIn('artista'), disquera: await signIn('disquera') };
      const upload = (who: string, path: string, body: Buffer) =>
        fetch(`${origin}/api/${path}`, {
          method: 'PUT',
          headers: {
            ...people[who as keyof typeof people],
            'content-type': 'application/octet-stream',
          },
          body: new Uint8Array(body),
        });

      for (const [name, who, make, path] of attacks) {
        const order: string[] = [];
        const file = await make();
        const attack = sendWhileBusy(() => upload(who, path, file)).then((answer) => {
          order.push('attack');
          return answer.status;
        });
        // Sequential, like one person's calls: a blocked server answers none before the file is
        // done, and a file may be refused before they end.
        const calls: number[] = [];
        for (let call = 0; call < 10; call += 1) {
          const answer = await fetch(`${origin}/api/search?q=luz`);
          calls.push(answer.status);
          if (call === 0) order.push('first call');
        }
        expect([name, await attack, calls, order]).toEqual([
          name,
          // 503 where the machine never had time to check the file.
          expect.toBeOneOf([400, 503]),
          Array.from({ length: 10 }, () => 200),
          ['first call', 'attack'],
        ]);
      }
      // The same process still runs.
      expect(pid()).toBe(before);
      const video = await makeVideo();
      const good = await sendWhileBusy(() => upload('artista', 'promotion/uploads/canvas', video));
      expect(good.status).toBe(200);
    }),
  360_000,
);
