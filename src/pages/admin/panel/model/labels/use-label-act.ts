import { useAddressChoice } from '@/shared/lib/address';

/** Where the form of a new label is open: any link may lead to it. */
export const newLabelSearch = '?tab=labels&labels-act=new';

/** Whether the form of a new label is open, kept in the address. */
export function useLabelAct() {
  const [act, setAct] = useAddressChoice('labels-act', ['none', 'new'], 'none');
  return {
    isCreating: act === 'new',
    startCreating: () => setAct('new'),
    endCreating: () => setAct('none'),
  };
}
