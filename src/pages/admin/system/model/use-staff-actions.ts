import { useListView } from '@/shared/lib/address';
import { useStaffActionsQuery } from '../api/system-api';
import { useRested } from '@/shared/lib/text-filter';

const initialSort = { by: 'at', isDescending: true };

export function useStaffActions() {
  const view = useListView({ name: 'actions', sorts: [], initialSort });
  const q = useRested(view.text).trim();
  const query = { ...(q !== '' && { q }), page: view.page };
  return { view, actions: useStaffActionsQuery(query, { refetchOnMountOrArgChange: true }) };
}
