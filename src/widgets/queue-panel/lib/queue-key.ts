type Data = Record<string | symbol, unknown>;

/** `isBelow`: the pointer is over the lower half of the row. */
export const queueItemData = (key: string, isBelow = false): Data => ({ queueKey: key, isBelow });

/** Null for any other drag. */
export const getQueueKey = ({ queueKey }: Data): string | null =>
  typeof queueKey === 'string' ? queueKey : null;

export const isBelow = (data: Data): boolean => data['isBelow'] === true;
