import { useEffect } from 'react';
import { onFirstTouch } from '@/shared/lib/first-touch';

export function usePrefetchedSchema(schema: { prefetch: () => void }): void {
  useEffect(() => onFirstTouch(schema.prefetch), [schema]);
}
