import { useEffect, useState } from 'react';
import type { Story } from '@/shared/contract/story.ts';

/** Milliseconds after which a file counts as failed. */
const patience = 10_000;

/** Seconds that a failure shows before the next story. */
export const failedSeconds = 4;

/** A file that arrives late is ignored. */
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
    /** Seconds; null while unknown. */
    length,
    onReady: (known: number | null) => {
      setState('there');
      setLength(known);
    },
    onFailed: () => setState('failed'),
  };
}
