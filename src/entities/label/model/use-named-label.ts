import { useSearchParams } from 'react-router-dom';

/** The label that the address names (`?label=`); the viewer's own without. */
export function useNamedLabel(): string | undefined {
  const [search] = useSearchParams();
  return search.get('label') ?? undefined;
}
