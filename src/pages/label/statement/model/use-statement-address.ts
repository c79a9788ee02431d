import { useSearchParams } from 'react-router-dom';
import { paths, useAddressParameter } from '@/shared/routes';

/** The statement that the address names, whose label, and the address of its payouts. */
export function useStatementAddress() {
  const id = useAddressParameter('id');
  const [search] = useSearchParams();
  const label = search.get('label') ?? undefined;
  const named = label === undefined ? '' : `&label=${label}`;
  return { id, label, back: `${paths.labelManager}?tab=finance${named}` };
}
