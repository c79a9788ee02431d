import { useEffect } from 'react';
import { onFirstTouch } from '@/shared/lib/first-touch';

/**
 * Fetches the schema of the shown form on the first interaction with the page, before it is
 * submitted.
 */
export function usePrefetchedSchema(schema: { prefetch: () => void }): void {
  useEffect(() => onFirstTouch(schema.prefetch), [schema]);
}
