import { useEffect } from 'react';
import { onFirstTouch } from '@/shared/lib/first-touch';

/** On the first interaction with the page. */
export function usePrefetchedSchema(schema: { prefetch: () => void }): void {
  useEffect(() => onFirstTouch(schema.prefetch), [schema]);
}
