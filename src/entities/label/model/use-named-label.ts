import { useSearchParams } from 'react-router-dom';

/** The label in the address (`?label=`); undefined for the viewer's own. */
export function useNamedLabel(): string | undefined {
  const [search] = useSearchParams();
  return search.get('label') ?? undefined;
}
