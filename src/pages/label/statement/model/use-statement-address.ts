import { useNamedLabel } from '@/entities/label';
import { paths, useAddressParameter } from '@/shared/routes';

export function useStatementAddress() {
  const id = useAddressParameter('id');
  const label = useNamedLabel();
  const named = label === undefined ? '' : `&label=${label}`;
  return {
    id,
    label,
    back: `${paths.labelManager}?tab=finance${named}`,
    paper: { url: `/label/statements/${id}/pdf`, params: { label } },
  };
}
