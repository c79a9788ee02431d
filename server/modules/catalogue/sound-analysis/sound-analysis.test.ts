import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '#drizzle/orm.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeOpus,
  makeTaggedAiff,
  makeTaggedFlac,
  makeTaggedMp3,
  makeTaggedWav,
} from '../../../testing/make-music.ts';
import { bruma, marea, type MusicApp, startMusicApp } from '../../../testing/start-music-app.ts';
import { wakeAac } from '../music-file/index.ts';
import { describeMusic } from '../music-file/music-state.ts';

let tonada: MusicApp;

beforeAll(async () => {
  tonada = await startMusicApp();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.begin());

/** The sounds of the tests are about −11 LUFS, by their pitches, and are lowered to −16. */
const expectLowered = (decibels: number | undefined) => {
  expect(decibels).toBeGreaterThan(-5.5);
  expect(decibels).toBeLessThan(-4);
};

async function analyse() {
  const job = tonada.app.jobs.kinds().find(({ name }) => name === 'sound.analyse');
  await job?.run({ payload: {}, attempt: 1, signal: new AbortController().signal });
}

async function gainsOf(title: string) {
  await analyse();
  const { tracks } = await tonada.openAlbum(title);
  return tracks.map((track) => track.gain ?? null);
}

const named = (TITLE: string, TRACKNUMBER: string) => ({ ...bruma, TITLE, TRACKNUMBER });

describe('the loudness of songs', () => {
  // Proves imported-music: Loudness
  it('is measured in each format that can be decoded, and summed up for the album', async () => {
    tonada.put('Puerto/01.mp3', await makeTaggedMp3(marea, { seconds: 4 }));
    tonada.put('Puerto/02.flac', makeTaggedFlac(bruma, { pitch: 500 }));
    tonada.put('Puerto/03.wav', makeTaggedWav(named('Costa', '3'), { pitch: 600 }));
    tonada.put('Puerto/04.aiff', makeTaggedAiff(named('Faro', '4'), { pitch: 700 }));
    tonada.put('Puerto/05.opus', makeOpus(named('Calma', '5')));
    await tonada.bring();
    const gains = await gainsOf('Puerto');
    for (const one of gains.slice(0, 4)) {
      expectLowered(one?.song);
      expectLowered(one?.album);
    }
    // Silence has none, and is as loud as its album.
    expect(gains[4]).toEqual({ song: gains[0]?.album, album: gains[0]?.album });
  });

  // Proves imported-music: Loudness
  it('is taken from tags where they say it', async () => {
    const tag = { REPLAYGAIN_TRACK_GAIN: '-7.50 dB' };
    tonada.put('Puerto/01.flac', makeTaggedFlac({ ...marea, ...tag }));
    tonada.put('Puerto/02.opus', makeOpus({ ...bruma, R128_TRACK_GAIN: '-2560' }));
    const wrong = { REPLAYGAIN_TRACK_GAIN: '+900 dB' };
    tonada.put(
      'Puerto/03.flac',
      makeTaggedFlac({ ...named('Costa', '3'), ...wrong }, { pitch: 700 }),
    );
    await tonada.bring();
    const [flac, opus, lie] = await gainsOf('Puerto');
    expect(flac?.song).toBe(-5.5);
    expect(opus?.song).toBe(-3);
    expectLowered(lie?.song);
  });

  // Proves imported-music: Loudness
  it('stays with a sound under other tags, and is measured anew for another sound', async () => {
    tonada.put('Puerto/01.wav', makeTaggedWav(marea));
    await tonada.bring();
    const [before] = await gainsOf('Puerto');
    tonada.put('Puerto/01.wav', makeTaggedWav({ ...marea, ALBUM: 'Muelle' }));
    await tonada.bring();
    expect((await tonada.openAlbum('Muelle')).tracks[0]?.gain).toEqual(before);
    const tag = { REPLAYGAIN_TRACK_GAIN: '-3 dB' };
    tonada.put(
      'Puerto/01.wav',
      makeTaggedWav({ ...marea, ALBUM: 'Muelle', ...tag }, { pitch: 900 }),
    );
    await tonada.bring();
    expect((await tonada.openAlbum('Muelle')).tracks[0]?.gain).not.toEqual(before);
  });

  // Proves imported-music: Loudness
  it('is left out for a damaged song, and the others are measured', async () => {
    tonada.put('Puerto/01.flac', makeTaggedFlac(marea));
    tonada.put('Puerto/02.wav', makeTaggedWav(bruma, { pitch: 500 }));
    await tonada.bring();
    // It is another file by now, which the next import finds.
    tonada.put('Puerto/01.flac', Buffer.from('not music'));
    const [damaged, whole] = await gainsOf('Puerto');
    expect(damaged?.song).toBe(whole?.album);
    expectLowered(whole?.song);
  });

  // Proves imported-music: Each sound is listened to once
  it('waits for a song whose file is out of reach for a while', async () => {
    tonada.put('Puerto/01.wav', makeTaggedWav(marea));
    await tonada.bring();
    tonada.move('Puerto', 'Otra');
    expect(await gainsOf('Puerto')).toEqual([null]);
    tonada.move('Otra', 'Puerto');
    // The session that reads the album would end within the hour.
    tonada.clock.advance(3_599_999);
    expect(await gainsOf('Puerto')).toEqual([null]);
    tonada.clock.advance(1);
    await analyse();
    const { rows } = await tonada.db.execute<{ loudness: number }>(sql`select loudness from track`);
    expect(rows[0]?.loudness).toBeCloseTo(-11, 0);
  });
});

describe('AAC', () => {
  const path = process.env.PATH;
  afterEach(() => {
    process.env.PATH = path;
  });

  async function readLoudness() {
    const { rows } = await tonada.db.execute<{ loudness: number | null }>(
      sql`select loudness from track`,
    );
    return rows[0]?.loudness;
  }

  /** Bytes of packets without their headers, which all have to be headers of ADTS. */
  function readAdts(sent: Buffer) {
    let bytes = 0;
    for (let at = 0; at < sent.length;) {
      expect(sent.readUInt16BE(at)).toBe(0xff_f1);
      const length = (sent.readUIntBE(at + 3, 3) >> 5) & 0x1f_ff;
      bytes += length - 7;
      at += length;
    }
    return bytes;
  }

  // Proves imported-music: AAC
  it('waits for FFmpeg, and is listened to by the first start that finds it', async () => {
    process.env.PATH = '';
    const file = readFileSync('src/shared/lib/audio/testing/noise-1.m4a');
    tonada.put('Puerto/01.m4a', file);
    await tonada.bring();
    await analyse();
    expect(await readLoudness()).toBeNull();
    expect((await describeMusic(tonada.db, tonada)).unheardAac).toBe(1);

    const programs = mkdtempSync(join(tmpdir(), 'tonada-programs-'));
    const [sent, tone] = [join(programs, 'sent'), join(programs, 'tone')];
    writeFileSync(tone, makeTaggedWav(marea));
    const script = `#!/bin/sh\n/bin/cat > ${sent}\n/bin/cat ${tone}\n`;
    writeFileSync(join(programs, 'ffmpeg'), script, { mode: 0o755 });
    process.env.PATH = programs;
    expect((await describeMusic(tonada.db, tonada)).unheardAac).toBe(0);
    await wakeAac(tonada.db);
    await analyse();
    expect(await readLoudness()).toBeCloseTo(-11, 0);
    const bytes = readAdts(readFileSync(sent));
    expect(bytes).toBeGreaterThan(file.length * 0.9);
    expect(bytes).toBeLessThan(file.length);
    rmSync(programs, { recursive: true });
  });
});
