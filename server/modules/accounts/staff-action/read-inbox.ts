import type { InboxCounts, InboxPart } from '#contract/inbox.ts';
import { cutPart, type CursorPosition } from '../../../platform/cursor.ts';

const partSize = 20;

type Inbox<Row, Item> = {
  find: (limit: number) => Promise<Row[]>;
  count: () => Promise<InboxCounts[]>;
  getPosition: (row: Row) => CursorPosition;
  describe: (rows: readonly Row[]) => Item[] | Promise<Item[]>;
};

/** A part of what was sent to the editors, with the counts of all states. */
export async function readInbox<Row, Item>({
  find,
  count,
  getPosition,
  describe,
}: Inbox<Row, Item>): Promise<InboxPart<Item>> {
  const [found, [counts]] = await Promise.all([find(partSize + 1), count()]);
  const { rows, nextCursor } = cutPart(found, partSize, getPosition);
  const none = { waiting: 0, accepted: 0, rejected: 0 };
  return { items: await describe(rows), counts: counts ?? none, nextCursor };
}
