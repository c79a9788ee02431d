import { useEffect } from 'react';
import { onFirstTouch } from '@/shared/lib/first-touch';

/** Fetches the schema of the shown form once hands are on the page: it is there before they submit. */
export function usePrefetchedSchema(schema: { prefetch: () => void }): void {
  useEffect(() => onFirstTouch(schema.prefetch), [schema]);
}
