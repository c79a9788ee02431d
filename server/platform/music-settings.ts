import { realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, relative, resolve } from 'node:path';
import { SettingError } from './setting-error.ts';

export const musicSettings = ['TONADA_MUSIC', 'TONADA_MUSIC_MINUTES'] as const;

export type MusicSettings = {
  /** Absolute paths; the server imports the music in them. */
  musicFolders: string[];
  /** Minutes after which changes are looked for again. */
  musicMinutes: number;
};

const foldersMost = 50;

/** @throws {SettingError} for paths that cannot be folders of music, whatever the disk holds. */
export function readMusicSettings(
  read: (name: string) => string | undefined,
  { dataDir }: { dataDir: string },
): MusicSettings {
  const folders = (read('TONADA_MUSIC') ?? '')
    .split(delimiter)
    .map((path) => path.trim())
    .filter((path) => path !== '');
  const notAbsolute = folders.find((path) => !isAbsolute(path));
  if (notAbsolute !== undefined) {
    throw new SettingError(
      `TONADA_MUSIC holds "${notAbsolute}". Write whole paths with "${delimiter}" between them, such as /srv/music${delimiter}/mnt/more.`,
    );
  }
  if (folders.length > foldersMost) {
    throw new SettingError(`TONADA_MUSIC holds more than ${foldersMost} folders.`);
  }
  const musicFolders = folders.map((path) => resolve(path));
  refuseOverlaps(musicFolders, dataDir);
  return { musicFolders, musicMinutes: readMinutes(read('TONADA_MUSIC_MINUTES')) };
}

/**
 * Looks at the disk. A folder that is not there may come with its disk, so it is named and no error.
 *
 * @returns folders that cannot be read now, with the system's reason.
 * @throws {SettingError} for a file, and for folders that are one behind links.
 */
export function checkMusicFolders({
  musicFolders,
  dataDir,
}: Pick<MusicSettings, 'musicFolders'> & { dataDir: string }): { path: string; code: string }[] {
  const away: { path: string; code: string }[] = [];
  const found: string[] = [];
  for (const path of musicFolders) {
    try {
      const real = realpathSync(path);
      if (!statSync(real).isDirectory()) {
        throw new SettingError(`TONADA_MUSIC holds "${path}", which is a file. Name its folder.`);
      }
      found.push(real);
    } catch (error) {
      if (error instanceof SettingError) throw error;
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      away.push({ path, code });
    }
  }
  refuseOverlaps(found, dataDir);
  return away;
}

function refuseOverlaps(folders: readonly string[], dataDir: string) {
  for (const [index, path] of folders.entries()) {
    if (isWithin(dataDir, path) || isWithin(path, dataDir)) {
      throw new SettingError(
        `TONADA_MUSIC holds "${path}", and TONADA_DATA_DIR is ${dataDir}. Neither may lie within the other.`,
      );
    }
    const other = folders.find(
      (candidate, place) => place !== index && (candidate === path || isWithin(path, candidate)),
    );
    if (other !== undefined) {
      throw new SettingError(
        `TONADA_MUSIC holds "${path}" and "${other}", which contains it. Name the outer folder alone.`,
      );
    }
  }
}

/** Also for the folder itself. */
function isWithin(path: string, folder: string) {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
}

function readMinutes(value = '15') {
  if (!/^[1-9]\d{0,3}$/.test(value) || Number(value) > 1_440) {
    throw new SettingError(
      `TONADA_MUSIC_MINUTES is "${value}". Write minutes from 1 to 1440, such as 15.`,
    );
  }
  return Number(value);
}
