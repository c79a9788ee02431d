import type { BroughtSong } from '#contract/brought-music.ts';
import { toSearchKey } from '../../../platform/search-text/findable.ts';

/** `(feat. Nerea)`, `[con Nerea]`: guests, which other services write into the title. */
const guests = / ?[([](?:feat\.?|ft\.?|featuring|con|with) [^()[\]]*[)\]]| (?:feat\.|ft\.) .*$/giu;

/** `- Remastered 2011`, `(Live)`: another recording, so that it is only likely. */
const version = / ?[([][^()[\]]*[)\]]| [-–—] .*$/gu;

const separator = / ?[,;/&+] ?| (?:feat\.?|ft\.?|featuring|with|con|x) /iu;

/** Search keys under which a song may stand here, the one meant first. */
export function getSongNames(song: BroughtSong) {
  const [title, artist] = [inSingleSpaces(song.title), inSingleSpaces(song.artist)];
  const whole = title.replaceAll(guests, '');
  const plain = whole.replaceAll(version, '');
  const [first = ''] = artist.split(separator);
  return {
    titles: keysOf([title, whole]),
    looseTitles: keysOf([plain]),
    artists: keysOf([artist, ...artist.split(separator)]).slice(0, 4),
    /** What a person would type into the search. */
    text: `${plain || whole || title} ${first || artist}`.trim(),
  };
}

/** So that no pattern repeats a space, which took two seconds on a file of spaces. */
const inSingleSpaces = (name: string) => name.replaceAll(/\s+/gu, ' ');

const keysOf = (names: readonly string[]) => [
  ...new Set(names.map(toSearchKey).filter((key) => key !== '')),
];
