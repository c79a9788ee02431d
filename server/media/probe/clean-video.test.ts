import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkVideo } from '#video/check-video.ts';
import { makeRecordedVideo, makeVideo } from '../../testing/make-video.ts';
import { cleanVideo } from './clean-video.ts';

const folder = await mkdtemp(join(tmpdir(), 'tonada-videos-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const personal = 'Nora Faro +23.2494-106.4111/ iPhone 15';

const box = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** Adds location and device where phones write them. */
function tagged(video: Buffer): Buffer {
  const tag = box('udta', box('\xa9xyz', Buffer.from(personal)));
  const movie = video.indexOf('moov', 0, 'latin1') - 4;
  const size = video.readUInt32BE(movie);
  const end = movie + size;
  const longer = Buffer.concat([video.subarray(0, end), tag, video.subarray(end)]);
  longer.writeUInt32BE(size + tag.length, movie);
  // Data behind the tag has moved, so its chunk offsets change.
  const table = longer.indexOf('stco', 0, 'latin1') + 8;
  if (movie < video.indexOf('mdat', 0, 'latin1')) {
    for (let entry = 1; entry <= longer.readUInt32BE(table); entry += 1) {
      const at = table + entry * 4;
      longer.writeUInt32BE(longer.readUInt32BE(at) + tag.length, at);
    }
  }
  return Buffer.concat([longer, box('uuid', Buffer.from(`an id of 16 bytes${personal}`))]);
}

// Proves canvas: No place, device or name
it.each([
  ['an MP4', async () => tagged(await makeVideo())],
  ['a MOV', async () => tagged(await makeVideo({ container: 'mov' }))],
])('%s loses locations, devices and names, and nothing else', async (name, make) => {
  const video = await make();
  expect(video.includes(personal)).toBe(true);
  const path = join(folder, name);
  await cleanVideo(video, path);
  const clean = await readFile(path);
  expect(clean.includes(personal)).toBe(false);
  expect(await checkVideo(clean)).toEqual(await checkVideo(video));
});

it('a phone’s recording keeps its sound', async () => {
  const path = join(folder, 'sound');
  const video = await makeRecordedVideo();
  await cleanVideo(video, path);
  const clean = await readFile(path);
  expect(clean.includes('soun')).toBe(true);
  expect(await checkVideo(clean)).toEqual(await checkVideo(video));
});
