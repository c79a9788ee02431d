import { useState } from 'react';
import { newId } from './new-id';

/** Returns the idempotency key of an attempt, the same while the same content is retried. */
export function attemptKeys(): (sent: unknown) => string {
  let last = { text: '', key: '' };
  return (sent) => {
    const text = JSON.stringify(sent);
    if (last.text !== text) last = { text, key: newId() };
    return last.key;
  };
}

export function useAttemptKey(): (sent: unknown) => string {
  const [getKey] = useState(attemptKeys);
  return getKey;
}
