import { dropLimits, type FoundFile, getExtension, getName, type UnusedFile } from './found-file';

const sounds = new Set('wav wave flac mp3 aif aiff aifc m4a'.split(' '));
const lossySounds = new Set('aac ogg oga opus wma mpc'.split(' '));
const otherSounds = new Set('m4b mp4 alac ape wv dsf dff mka caf tta'.split(' '));
/** The best first. */
const lyricsExtensions = ['lrc', 'ttml', 'txt'];
const pictures = new Set(['jpg', 'jpeg', 'png', 'webp']);

/** Names of covers, the best first. */
const coverNames = ['cover', 'front', 'portada', 'folder', 'album', 'caratula'];

/** What systems add, which nobody put there. */
const isHidden = (path: string) =>
  /(?:^|\/)(?:__MACOSX(?:\/|$)|\.|~\$|(?:thumbs\.db|desktop\.ini)$)/i.test(path);

const leavesFolder = (path: string) =>
  /^(?:\/|[a-z]:)/i.test(path) || path.split('/').includes('..');

export type SortedFiles = {
  sounds: FoundFile[];
  /** The best first. */
  covers: FoundFile[];
  /** Beside songs, by these: the best of each. */
  lyrics: Map<FoundFile, FoundFile>;
  /** XML, by path. */
  messages: FoundFile[];
  unused: UnusedFile[];
};

/** Sorts files by name and size; what is hidden is not mentioned. */
export function sortFiles(files: readonly FoundFile[]): SortedFiles {
  const sorted: SortedFiles = {
    sounds: [],
    covers: [],
    lyrics: new Map(),
    messages: [],
    unused: [],
  };
  const texts: FoundFile[] = [];
  for (const file of files) {
    const { path } = file;
    if (isHidden(path) && !leavesFolder(path)) continue;
    if (lyricsExtensions.includes(getExtension(path)) && !leavesFolder(path)) {
      texts.push(file);
      continue;
    }
    const reason = getReason(file);
    if (reason !== null) sorted.unused.push({ path, reason });
    else if (getExtension(path) === 'xml') sorted.messages.push(file);
    else if (sounds.has(getExtension(path))) sorted.sounds.push(file);
    else sorted.covers.push(file);
  }
  placeLyrics(sorted, texts);
  sorted.messages.sort((one, other) => (one.path < other.path ? -1 : 1));
  sorted.covers.sort((one, other) => rankCover(one) - rankCover(other));
  return sorted;
}

/** `Marea/Luna.flac` and `Marea/luna.lrc` are of one song. */
const getSongName = (path: string) =>
  path
    .replace(/\.[^./]+$/, '')
    .normalize('NFC')
    .toLowerCase();

function placeLyrics({ sounds: songs, lyrics, unused }: SortedFiles, texts: readonly FoundFile[]) {
  const byName = new Map(songs.map((song) => [getSongName(song.path), song]));
  const rank = ({ path }: FoundFile) => lyricsExtensions.indexOf(getExtension(path));
  for (const text of texts.toSorted((one, other) => rank(one) - rank(other))) {
    const { path, size } = text;
    const song = byName.get(getSongName(path));
    if (song === undefined) {
      unused.push({ path, reason: getExtension(path) === 'txt' ? 'notMusic' : 'lyrics' });
    } else if (lyrics.has(song)) unused.push({ path, reason: 'otherLyrics' });
    else if (size > dropLimits.lyricsBytes) unused.push({ path, reason: 'badLyrics' });
    else lyrics.set(song, text);
  }
}

function getReason({ path, size }: FoundFile): UnusedFile['reason'] | null {
  if (leavesFolder(path)) return 'path';
  const extension = getExtension(path);
  if (extension === 'zip') return 'nested';
  if (lossySounds.has(extension)) return 'lossy';
  if (otherSounds.has(extension)) return 'format';
  if (extension === 'xml') return size > dropLimits.messageBytes ? 'messageSize' : null;
  const isSound = sounds.has(extension);
  if (!isSound && !pictures.has(extension)) return 'notMusic';
  if (size === 0) return 'empty';
  if (isSound) return size > dropLimits.soundBytes ? 'size' : null;
  return size > dropLimits.coverBytes ? 'pictureSize' : null;
}

/** Outer folders first. */
function rankCover({ path }: FoundFile): number {
  const name = getName(path)
    .replace(/\.[^.]+$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
  const whole = coverNames.indexOf(name);
  const part = coverNames.findIndex((each) => name.includes(each));
  const rank = whole >= 0 ? whole : part >= 0 ? 10 + part : 100;
  return rank * 100 + path.split('/').length;
}
