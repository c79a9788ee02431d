import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importFolder, importPace } from '../../../server/modules/catalogue/music-file/index.ts';
import { trackTable } from '../../../server/modules/catalogue/track/track.table.ts';
import { openAssets } from '../../../server/platform/assets/assets.ts';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { openDisk } from '../../../server/platform/disk.ts';
import { makeId3 } from '../../../server/testing/make-music.ts';
import { makeMp3 } from '../../../server/testing/make-sound.ts';
import { loadConfig } from '../../../server/platform/config.ts';
import { printTable } from '../print-table.ts';
import { stopwatch, toTiming } from './measure.ts';

const perAlbum = 12;
const albumsOfArtist = 10;

/** Bytes of the sound that make each file another one; they stand in a frame's main data. */
const mark = { at: 2_000, bytes: 4 };

/** Writes MP3 of so many seconds that differ in tags and sound. */
async function makeFiles(root: string, count: number, seconds: number) {
  const sound = await makeMp3(seconds, { bitrate: 128 });
  for (let file = 0; file < count; file += 1) {
    const album = Math.floor(file / perAlbum);
    const artist = `Artista ${Math.floor(album / albumsOfArtist)}`;
    const folder = join(root, artist, `Álbum ${album}`);
    if (file % perAlbum === 0) await mkdir(folder, { recursive: true });
    sound.writeUInt32BE(file, mark.at);
    const number = (file % perAlbum) + 1;
    const tags = makeId3({
      TITLE: `Canción ${file}`,
      ARTIST: artist,
      ALBUM: `Álbum ${album}`,
      TRACKNUMBER: String(number),
      DATE: '2018',
    });
    const name = `${String(number).padStart(2, '0')}.mp3`;
    await writeFile(join(folder, name), Buffer.concat([tags, sound]));
  }
}

const listFiles = async (root: string) =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Reads for people, one each 20 ms, until it is stopped. */
async function readMeanwhile(db: Db, signal: AbortSignal) {
  const times: number[] = [];
  while (!signal.aborted) {
    await pause(20);
    const start = performance.now();
    await db.select({ id: trackTable.id }).from(trackTable).limit(1);
    times.push(performance.now() - start);
  }
  return toTiming(times).p99;
}

async function whileRead<Result>(db: Db, work: () => Promise<Result>) {
  const stopping = new AbortController();
  const reading = readMeanwhile(db, stopping.signal);
  const done = await stopwatch(work).finally(() => stopping.abort());
  return { ...done, p99: await reading };
}

type Settings = { databaseUrl: string | undefined; dataDir: string };

/** Measures an import of so many files against reading and hashing them, and a second one. */
export async function benchImport(
  engine: string,
  settings: Settings,
  { count, seconds }: { count: number; seconds: number },
) {
  const root = await mkdtemp(join(tmpdir(), 'tonada-music-'));
  const { db, close } = await openDatabase(settings);
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage().rss);
  }, 500);
  try {
    await makeFiles(root, count, seconds);
    const bare = await stopwatch(async () => {
      for (const path of await listFiles(root)) {
        createHash('sha256')
          .update(await readFile(path))
          .digest();
      }
    });
    const bareStats = await stopwatch(async () => {
      for (const path of await listFiles(root)) await stat(path);
    });
    const idle = await whileRead(db, () => pause(5_000));
    const clock = () => new Date();
    const config = { ...loadConfig({}), dataDir: settings.dataDir };
    const assets = openAssets(config, { db, clock, disk: openDisk(config) });
    const { signal } = new AbortController();
    const pace = importPace(db);
    const options = {
      db,
      assets,
      clock,
      signal,
      acceptsMissing: false,
      pace,
      onProgress: () => {},
    };
    const bring = () => whileRead(db, () => importFolder(root, options));
    const first = await bring();
    const again = await bring();
    const rate = ({ milliseconds }: { milliseconds: number }) =>
      Math.round(count / (milliseconds / 1_000));
    const row = (name: string, run: { milliseconds: number }, p99?: number) => [
      name,
      String(run.milliseconds),
      String(rate(run)),
      p99 === undefined ? '' : p99.toFixed(1),
    ];
    printTable(
      `${count} MP3 of ${seconds} s, ${engine}; ${first.result.outcomes.new} are new, then ${again.result.unchanged} unchanged; ${Math.round(memory / 2 ** 20)} MiB at most`,
      ['', 'ms', 'files a second', 'p99 of a read'],
      [
        row('read and hashed', bare),
        row('imported', first, first.p99),
        row('asked for size and date', bareStats),
        row('imported again', again, again.p99),
        ['nothing', '', '', idle.p99.toFixed(1)],
      ],
    );
  } finally {
    clearInterval(sampling);
    await close();
    await rm(root, { recursive: true, force: true });
  }
}
