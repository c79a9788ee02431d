import type { InboxCounts, InboxPart } from '#contract/inbox.ts';
import { cutPart, type Place } from '../../platform/cursor.ts';

const partSize = 20;

type Inbox<Row, Item> = {
  find: (limit: number) => Promise<Row[]>;
  count: () => Promise<InboxCounts[]>;
  placeOf: (row: Row) => Place;
  describe: (rows: readonly Row[]) => Item[] | Promise<Item[]>;
};

/** A part of what was sent to the editors, with the counts of all states. */
export async function readInbox<Row, Item>({
  find,
  count,
  placeOf,
  describe,
}: Inbox<Row, Item>): Promise<InboxPart<Item>> {
  const [found, [counts]] = await Promise.all([find(partSize + 1), count()]);
  const { rows, nextCursor } = cutPart(found, partSize, placeOf);
  const none = { waiting: 0, accepted: 0, rejected: 0 };
  return { items: await describe(rows), counts: counts ?? none, nextCursor };
}
