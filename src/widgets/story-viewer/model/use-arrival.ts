import { useEffect, useState } from 'react';
import type { Story } from '@/shared/contract/story.ts';

/** Milliseconds after which a file counts as one that does not come. */
const patience = 10_000;

/** For how long it is said that a file did not come, before the next story. */
export const failedSeconds = 4;

/**
 * Whether what a story shows is there, still coming, or does not come: because it fails, is none, or takes too long. What
 * comes later than that is not waited for.
 */
export function useArrival({ type, content }: Pick<Story, 'type' | 'content'>) {
  const atFirst = content === '' ? 'failed' : 'coming';
  const [state, setState] = useState<'coming' | 'there' | 'failed'>(
    type === 'text' ? 'there' : atFirst,
  );
  const [length, setLength] = useState<number | null>(null);
  const isComing = state === 'coming';
  useEffect(() => {
    if (!isComing) return undefined;
    const timer = setTimeout(() => setState('failed'), patience);
    return () => clearTimeout(timer);
  }, [isComing]);
  return {
    state,
    /** Seconds; null where it has none, or it is not known yet. */
    length,
    onReady: (known: number | null) => {
      setState('there');
      setLength(known);
    },
    onFailed: () => setState('failed'),
  };
}
