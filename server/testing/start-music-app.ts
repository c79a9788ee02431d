import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fullAlbumSchema } from '#contract/album.ts';
import { searchResultsSchema } from '#contract/search.ts';
import { sql } from '#drizzle/orm.ts';
import type { Config } from '../platform/config.ts';
import { openMusicReader } from '../media/music/music-reader.ts';
import { importFolder } from '../modules/catalogue/music-file/import-folder.ts';
import { emptyTables } from './empty-tables.ts';
import { makeTaggedFlac, makeTaggedMp3 } from './make-music.ts';
import { startTestApp } from './start-test-app.ts';

export const marea = {
  TITLE: 'Marea',
  ARTIST: 'Nora Faro',
  ALBUM: 'Puerto',
  TRACKNUMBER: '1',
} as const;
export const bruma = {
  TITLE: 'Bruma',
  ARTIST: 'Nora Faro',
  ALBUM: 'Puerto',
  TRACKNUMBER: '2',
} as const;

const musicTables =
  `sound_fingerprint music_file music_name_folder music_folder refused_file music_album music_artist
  music_decision former_album track_credit play track album artist`.split(/\s+/);

/** The app without music, and a folder that may be imported. */
export async function startMusicApp(config: Partial<Config> = {}) {
  const tonada = await startTestApp({ now: new Date('2026-11-20T20:00:00Z'), config });
  const listener = await tonada.signIn({ country: 'MX', subscriptionType: 'premium' });
  let folder = '';
  // Its thread takes longer to start than to read an album.
  const reader = openMusicReader();

  const bring = (options: Partial<Parameters<typeof importFolder>[1]> = {}, path = folder) =>
    importFolder(path, {
      ...tonada,
      acceptsMissing: false,
      onProgress: () => undefined,
      signal: new AbortController().signal,
      reader: { ...reader, close: async () => undefined },
      ...options,
    });

  function put(path: string, bytes: Buffer) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }

  function move(from: string, to: string) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    renameSync(join(folder, from), join(folder, to));
  }

  /** @param url as the server gives it. */
  const call = (url: string, headers: object = listener.headers) =>
    tonada.app.inject({ url, headers: { ...headers } });

  async function search(text: string) {
    const { body } = await call(`/api/search?q=${encodeURIComponent(text)}`);
    return searchResultsSchema.parse(JSON.parse(body));
  }

  return {
    ...tonada,
    async close() {
      await reader.close();
      await tonada.close();
    },
    listener,
    bring,
    put,
    move,
    call,
    search,
    folder: () => folder,
    /** A new folder, or this one, and an empty catalogue; returns what removes the folder. */
    async begin(path?: string) {
      if (path !== undefined) mkdirSync(path, { recursive: true });
      folder = path ?? realpathSync(mkdtempSync(join(tmpdir(), 'tonada-folder-')));
      await emptyTables(tonada.db, musicTables);
      return () => rmSync(folder, { recursive: true, force: true });
    },
    async openAlbum(title: string) {
      const { albums } = await search(title);
      const id = albums.find((album) => album.title === title)?.id;
      return fullAlbumSchema.parse((await call(`/api/albums/${id}`)).json());
    },
    async list() {
      const { rows } = await tonada.db.execute<{ id: string; title: string; is_gone: boolean }>(
        sql`select id, title, is_gone from track order by title`,
      );
      return rows;
    },
    async putAlbum() {
      put('Puerto/01.mp3', await makeTaggedMp3(marea));
      put('Puerto/02.flac', makeTaggedFlac(bruma, { pitch: 500 }));
    },
  };
}

export type MusicApp = Awaited<ReturnType<typeof startMusicApp>>;
