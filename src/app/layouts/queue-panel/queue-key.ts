export const queueItemData = (key: string) => ({ queueKey: key });

/** Null for any other drag. */
export const getQueueKey = ({ queueKey }: Record<string | symbol, unknown>): string | null =>
  typeof queueKey === 'string' ? queueKey : null;
