import { randomId } from '@/shared/lib/random';
import { useRef } from 'react';

/** Answers a key for what is sent: the same one while it is tried again as it was. */
export function useAttemptKey(): (sent: unknown) => string {
  const last = useRef({ sent: '', key: '' });
  return (sent) => {
    const text = JSON.stringify(sent);
    if (last.current.sent !== text) last.current = { sent: text, key: randomId() };
    return last.current.key;
  };
}
