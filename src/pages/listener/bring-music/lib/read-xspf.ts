import type { ReadText } from './brought-file';
import { makeLists } from './make-lists';
import type { Fields } from './pick-fields';
import { findSongs } from './read-json';
import { readXml, type XmlElement } from './read-xml';

/** A document type could declare entities that grow without end; one that only names itself cannot. */
const plainType = /<!DOCTYPE\s[^[>]{0,500}>/i;
const documentType = /<!DOCTYPE|<!ENTITY/i;

/** XSPF, or the library of a player as a property list. Source: xspf.org, version 1. */
export function readXspf(given: string, name: string): ReadText {
  const text = given.replace(plainType, '');
  if (documentType.test(text)) return 'entities';
  const root = readXml(text);
  if (root === null) return 'broken';
  if (root.name === 'plist') return readLibrary(root, name);
  if (root.name !== 'playlist') return 'unknown';
  const tracks = root.children.flatMap((list) => (list.name === 'trackList' ? list.children : []));
  const records = tracks.filter((track) => track.name === 'track').map(toFields);
  return makeLists(records, childText(root, 'title') || name);
}

function toFields(track: XmlElement): Fields {
  return {
    title: childText(track, 'title'),
    artist: childText(track, 'creator'),
    album: childText(track, 'album'),
    milliseconds: childText(track, 'duration'),
    address: childText(track, 'identifier') || childText(track, 'location'),
  };
}

const childText = (element: XmlElement, name: string): string =>
  element.children.find((each) => each.name === name)?.text.trim() ?? '';

/** A dictionary has keys and values in turn. Source: Apple's property lists. */
function toValue({ name, children, text }: XmlElement): unknown {
  if (name === 'array') return children.map(toValue);
  if (name !== 'dict') return text;
  const pairs = children.flatMap((each, at) => {
    const next = children[at + 1];
    return each.name === 'key' && next ? [[each.text, toValue(next)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

type Library = {
  Tracks?: Record<
    string,
    { Name?: string; Artist?: string; Album?: string; 'Total Time'?: string }
  >;
  Playlists?: { Name?: string; 'Playlist Items'?: { 'Track ID'?: string }[] }[];
};

function readLibrary(root: XmlElement, name: string): ReadText {
  const [dictionary] = root.children.map(toValue);
  const { Tracks: tracks = {}, Playlists: playlists = [] } = (dictionary ?? {}) as Library;
  const lists = playlists.flatMap(({ Name: title = name, 'Playlist Items': items = [] }) =>
    makeLists(
      items.flatMap(({ 'Track ID': id = '' }) => {
        const { Name: song, Artist: artist, Album: album, 'Total Time': ms } = tracks[id] ?? {};
        return song === undefined
          ? []
          : [{ title: song, artist: artist ?? '', album: album ?? '', milliseconds: ms ?? '' }];
      }),
      title,
    ),
  );
  return lists.length > 0 ? lists : findSongs(Object.values(tracks), name);
}
