import { useState } from 'react';
import { newId } from './new-id';

/**
 * Gives the key of an attempt to send something: the same one while it is tried again as it was, so that the server does it
 * once (`contract/idempotency.ts`).
 */
export function attemptKeys(): (sent: unknown) => string {
  let last = { text: '', key: '' };
  return (sent) => {
    const text = JSON.stringify(sent);
    if (last.text !== text) last = { text, key: newId() };
    return last.key;
  };
}

/** The same for a component. */
export function useAttemptKey(): (sent: unknown) => string {
  const [keyOf] = useState(attemptKeys);
  return keyOf;
}
