import { useEffect, useState } from 'react';

export type BriefMessage = { text: string; tone: 'success' | 'danger' };

/** How long a message of the settings stays, in milliseconds. Source: document 1, section 8. */
const shownMs = 3_000;

/** The outcome of the last deed, which vanishes by itself; a new one starts its own time. */
export function useBriefMessage() {
  const [message, setMessage] = useState<BriefMessage | null>(null);

  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), shownMs);
    return () => clearTimeout(timer);
  }, [message]);

  return {
    message,
    succeed: (text: string) => setMessage({ text, tone: 'success' }),
    /** Shown red, as everything that says 'Error' is. */
    fail: (text: string) => setMessage({ text, tone: 'danger' }),
  };
}
