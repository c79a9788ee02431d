import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { makeMp3 } from '../../../testing/make-sound.ts';
import { makeRecordedVideo, makeVideo } from '../../../testing/make-video.ts';
import { type CanvasApp, startCanvasApp } from '../../../testing/start-canvas-app.ts';
import { switchSetting } from '../../accounts/service-setting/service-setting.repository.ts';
import { assetTable, assetUseTable } from '../../../platform/assets/asset.table.ts';

let tonada: CanvasApp;
beforeAll(async () => {
  tonada = await startCanvasApp();
  await tonada.startAnew();
});
afterAll(() => tonada.close());

/** Renames a box or a codec in the file. */
function renamed(file: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(file);
  copy.write(to, copy.indexOf(from, 0, 'latin1'), 'latin1');
  return copy;
}

/** Makes a sample table claim `count` entries. */
function withCount(file: Buffer, type: string, count: number): Buffer {
  const copy = Buffer.from(file);
  const at = copy.indexOf(type, 0, 'latin1') + 8 + (type === 'stsz' ? 4 : 0);
  copy.writeUInt32BE(count, at);
  return copy;
}

function nested(levels: number): Buffer {
  let box = Buffer.alloc(0);
  for (let level = 0; level < levels; level += 1) {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(box.length + 8, 0);
    head.write('moov', 4);
    box = Buffer.concat([head, box]);
  }
  return box;
}

describe('a video that is uploaded', () => {
  // Proves canvas: Kinds of video
  it.each([
    ['MP4', {}, { seconds: 4, width: 480, height: 480, codec: 'av1' }],
    ['MOV', { container: 'mov' as const }, { seconds: 4, codec: 'av1' }],
    ['of 3 seconds', { seconds: 3 }, { seconds: 3 }],
    ['of 8 seconds', { seconds: 8 }, { seconds: 8 }],
    ['a pixel wider than high', { width: 481, height: 480 }, { width: 481, height: 480 }],
  ])('is recognised by its content: %s', async (_, video, facts) => {
    const answer = await tonada.upload(await makeVideo(video));
    expect(answer.json()).toMatchObject(facts);
    expect(answer.statusCode).toBe(200);
  });

  it('may have uncompressed sound, whose tables have an entry per sample', async () => {
    const answer = await tonada.upload(await makeRecordedVideo());
    expect(answer.json()).toMatchObject({ seconds: 4, codec: 'avc' });
    expect(answer.statusCode).toBe(200);
  });

  // Proves canvas: Rejected files
  it.each([
    ['a picture', async () => tonada.picture, /^Elige un video MP4 o MOV/],
    ['a sound', async () => makeMp3(3), /^Elige un video MP4 o MOV/],
    ['nothing', async () => Buffer.alloc(0), /^Elige un video MP4 o MOV/],
    ['a text', async () => Buffer.from('esto se llama video.mp4'), /^Elige un video MP4 o MOV/],
    ['without its end', async () => tonada.video.subarray(0, -200), /le falta una parte/],
    ['its beginning alone', async () => tonada.video.subarray(0, 64), /le falta una parte/],
    ['without pictures', async () => renamed(tonada.video, 'vide', 'soun'), /no tiene imagen|leer/],
    ['of another codec', async () => renamed(tonada.video, 'av01', 'mp4v'), /H\.264/],
    ['of 10 bits', async () => makeRecordedVideo({ profile: 110 }), /8 bits y 4:2:0/],
    ['of 4:2:2', async () => makeRecordedVideo({ profile: 122 }), /8 bits y 4:2:0/],
    ['of 4:4:4', async () => makeRecordedVideo({ profile: 244 }), /8 bits y 4:2:0/],
    ['of 2 seconds', async () => makeVideo({ seconds: 2 }), /demasiado corto/],
    ['of 9 seconds', async () => makeVideo({ seconds: 9 }), /demasiado largo/],
    ['wider than high', async () => makeVideo({ width: 640, height: 360 }), /cuadrado/],
    ['two pixels wider', async () => makeVideo({ width: 482, height: 480 }), /cuadrado/],
    ['too small', async () => makeVideo({ width: 200 }), /de 360 a 2160/],
    ['a table without end', async () => withCount(tonada.video, 'stsz', 0xffffffff), /leer/],
    ['times without end', async () => withCount(tonada.video, 'stts', 0x7fffffff), /leer/],
    ['boxes in boxes', async () => nested(4_000), /le falta una parte|leer/],
  ])('is refused with a reason: %s', async (_, make, reason) => {
    const answer = await tonada.upload(await make());
    expect(answer.json()).toMatchObject({
      fields: { videoFile: expect.stringMatching(reason) as string },
    });
    expect(answer.statusCode).toBe(400);
  });

  // Proves canvas: Too large
  it('is rejected before it is read if it is too large', async () => {
    const answer = await tonada.app.inject({
      method: 'PUT',
      url: '/api/promotion/uploads/canvas',
      headers: {
        ...tonada.people['faro']?.headers,
        'content-type': 'video/mp4',
        'content-length': String(canvasLimits.bytes + 1),
      },
      payload: tonada.video,
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/10 MB/) as string });
  });

  it.each([
    ['promotion/uploads/canvas', 'faro'],
    ['promotion/uploads/canvas-thumbnail', 'faro'],
    ['promotion/uploads/concert-picture', 'faro'],
    ['promotion/uploads/story-photo', 'faro'],
    ['promotion/uploads/marquee-image', 'faro'],
    ['label/uploads/sound', 'casa'],
    ['label/uploads/cover', 'casa'],
    ['editorial/uploads/cover', 'editora'],
  ])('is rejected if it is empty: %s', async (path, who) => {
    expect((await tonada.call(who, 'PUT', path)).statusCode).toBe(400);
  });

  // Proves canvas: Uploads switched off
  it('is rejected while uploads are switched off', async () => {
    await switchSetting(tonada.db, 'uploads', false);
    expect((await tonada.upload(tonada.video)).statusCode).toBe(403);
    await switchSetting(tonada.db, 'uploads', true);
    expect((await tonada.upload(tonada.video)).statusCode).toBe(200);
  });

  // Proves canvas: Swept
  it('is deleted after a day if no canvas uses it', async () => {
    const hash = await tonada.stage('faro', await makeVideo({ colour: () => '#123456' }));
    const hashes = async () =>
      (await tonada.db.select().from(assetTable)).map((asset) => asset.hash);
    expect(await hashes()).toContain(hash);
    tonada.clock.advance(25 * 3_600_000);
    await tonada.assets.sweep();
    expect(await hashes()).not.toContain(hash);
    await tonada.startAnew();
  });
});

// Proves canvas: Large files go on where they broke
describe.each(['canvas', 'story-video'])('a large file for %s', (kind) => {
  const path = `promotion/uploads/${kind}`;
  const inject = (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    to: string,
    {
      who = 'faro',
      headers = {},
      payload,
    }: { who?: string; headers?: object; payload?: Buffer } = {},
  ) =>
    tonada.app.inject({
      method,
      url: to,
      headers: { ...tonada.people[who]?.headers, 'tus-resumable': '1.0.0', ...headers },
      ...(payload && { payload }),
    });
  const begin = async () => {
    const headers = { 'upload-length': String(tonada.video.length) };
    return String((await inject('POST', `/api/${path}`, { headers })).headers['location']);
  };
  const send = (to: string, offset: number, end?: number, who = 'faro') =>
    inject('PATCH', to, {
      who,
      headers: {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      payload: tonada.video.subarray(offset, end),
    });
  const finish = (to: string, of: Buffer, who = 'faro') => {
    const sum = `sha256 ${createHash('sha256').update(of).digest('base64')}`;
    return inject('POST', `${to}/finish`, { who, headers: { 'upload-checksum': sum } });
  };

  it('arrives in parts of one account, and answers like a single request', async () => {
    const to = await begin();
    expect((await send(to, 0, 500)).statusCode).toBe(204);
    tonada.people['otra'] = await tonada.signIn({ role: 'admin' });
    expect((await send(to, 500, undefined, 'otra')).statusCode).toBe(404);
    expect((await finish(to, tonada.video, 'otra')).statusCode).toBe(404);
    expect((await inject('HEAD', to)).headers['upload-offset']).toBe('500');
    expect((await send(to, 500)).statusCode).toBe(204);
    const answer = await finish(to, tonada.video);
    expect(answer.json()).toEqual((await tonada.upload(tonada.video, 'faro', kind)).json());
  });

  it('is not kept where its hash is another, or where it is taken back', async () => {
    const wrong = await begin();
    await send(wrong, 0);
    expect((await finish(wrong, tonada.picture)).statusCode).toBe(460);
    expect((await inject('HEAD', wrong)).statusCode).toBe(404);
    const back = await begin();
    await send(back, 0, 500);
    expect((await inject('DELETE', back)).statusCode).toBe(204);
    expect((await inject('HEAD', back)).statusCode).toBe(404);
    const uses = await tonada.db.select().from(assetUseTable);
    expect(uses.filter(({ usedBy }) => /(?:canvas|story)-video\/upl/.test(usedBy))).toEqual([]);
  });
});

describe('the picture of a video', () => {
  it('is encoded again, and must be a picture', async () => {
    const { picture, upload } = tonada;
    expect((await upload(picture, 'faro', 'canvas-thumbnail')).statusCode).toBe(200);
    expect((await upload(tonada.video, 'faro', 'canvas-thumbnail')).statusCode).toBe(400);
  });
});
