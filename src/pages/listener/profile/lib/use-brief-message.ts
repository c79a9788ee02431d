import { useEffect, useState } from 'react';

export type BriefMessage<Text = string> = { text: Text; tone: 'success' | 'danger' };

/** Milliseconds. See docs/product/profile.md. */
const shownMs = 3_000;

/**
 * The last outcome, cleared after a while. `Text` may be catalogue keys, so that messages follow
 * a change of language.
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
    /** In red, like every error. */
    fail: (text: Text) => setMessage({ text, tone: 'danger' }),
  };
}
