import { useSearchParams } from 'react-router-dom';

/** Undefined for the viewer's own. */
export function useNamedLabel(): string | undefined {
  const [search] = useSearchParams();
  return search.get('label') ?? undefined;
}
