/** What a dragged item of the queue carries, and what it is dropped on. */
export const queueItemData = (key: string) => ({ queueKey: key });

/** The key out of such data, null for anything else that is dragged. */
export const queueKeyOf = ({ queueKey }: Record<string | symbol, unknown>): string | null =>
  typeof queueKey === 'string' ? queueKey : null;
