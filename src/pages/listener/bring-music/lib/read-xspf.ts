import type { BroughtFile, FileFault } from './brought-file';
import { toRow } from './pick-fields';

/** A document type could declare entities that grow without end or read other files. */
const documentType = /<!DOCTYPE/i;

/** Source: xspf.org, version 1. */
export function readXspf(text: string): BroughtFile | FileFault {
  if (documentType.test(text)) return 'entities';
  const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  if (root.getElementsByTagName('parsererror').length > 0 || root.localName === 'parsererror')
    return 'broken';
  if (root.localName !== 'playlist') return 'unknown';
  const tracks = [...root.getElementsByTagNameNS('*', 'track')];
  const rows = tracks.flatMap((track) => {
    const read = (name: string) => childText(track, name);
    const row = toRow({
      title: read('title'),
      artist: read('creator'),
      album: read('album'),
      milliseconds: read('duration'),
      address: read('identifier') || read('location'),
    });
    return row ?? [];
  });
  return { kind: 'list', name: childText(root, 'title'), rows };
}

const childText = (element: Element, name: string): string =>
  [...element.children].find(({ localName }) => localName === name)?.textContent.trim() ?? '';
