import { type BroughtFile, nothingLeftOut } from './brought-file';
import { type Fields, getMoment, toRow } from './pick-fields';
import { findDayOrder } from './read-moment';

const favourite = /^(?:favou?rit|liked|me gusta|loved)/i;

const isSong = ({ listKind = '' }: Fields) => !/^(?:album|artist)/i.test(listKind);

/** One list for each that the rows name; a listen in one makes all a history. */
export function makeLists(records: readonly Fields[], name: string): BroughtFile[] {
  const songs = records.filter(isSong);
  const isHistory = songs.some((fields) => getMoment(fields) !== undefined);
  const kind = isHistory ? 'history' : 'list';
  const moments = songs.map((fields) => getMoment(fields) ?? fields.addedAt ?? '');
  const reading = { isHistory, order: findDayOrder(moments) };
  const lists = new Map<string, BroughtFile>();
  for (const fields of songs) {
    const isLiked = !isHistory && favourite.test(fields.listKind ?? '');
    const listName = (isHistory ? '' : fields.listName) || name;
    const key = `${isLiked} ${listName}`;
    const list = lists.get(key) ?? {
      kind,
      name: listName,
      ...(isLiked && { isLiked }),
      rows: [],
      leftOut: { ...nothingLeftOut },
    };
    lists.set(key, list);
    const row = toRow(fields, reading);
    if (typeof row === 'string') list.leftOut[row] += 1;
    else list.rows.push(row);
  }
  return [...lists.values()];
}
