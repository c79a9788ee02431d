import { useState } from 'react';

/** `crypto.randomUUID` is missing over plain http. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Sorts by creation time; the random part separates devices with the same clock. */
export const newOrderedId = (): string => `${Date.now()}-${newId()}`;

/** 32 bits. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

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
