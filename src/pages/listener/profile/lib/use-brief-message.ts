import { useEffect, useState } from 'react';

export type BriefMessage<Text = string> = { text: Text; tone: 'success' | 'danger' };

/** How long a message of the settings is shown, in milliseconds. See docs/product/profile.md. */
const shownMs = 3_000;

/**
 * The outcome of the last action, which vanishes by itself; a new one starts its own time. `Text` may be
 * keys of the catalogues, for messages that shall follow a change of language.
 */
export function useBriefMessage<Text = string>() {
  const [message, setMessage] = useState<BriefMessage<Text> | null>(null);

  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), shownMs);
    return () => clearTimeout(timer);
  }, [message]);

  return {
    message,
    succeed: (text: Text) => setMessage({ text, tone: 'success' }),
    /** Shown red, as everything that says 'Error' is. */
    fail: (text: Text) => setMessage({ text, tone: 'danger' }),
  };
}
