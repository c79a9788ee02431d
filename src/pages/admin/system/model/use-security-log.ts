import {
  type SecurityEventQuery,
  securityKinds,
  securityOutcomes,
} from '@/shared/contract/security-log.ts';
import { useListView } from '@/shared/lib/address';
import { useRested } from '@/shared/lib/text-filter';
import { useSecurityEventsQuery } from '../api/system-api';

const initialSort = { by: 'at', isDescending: true };
const choices = { kind: securityKinds, outcome: securityOutcomes };

export function useSecurityLog() {
  const view = useListView({ name: 'security', sorts: [], initialSort, choices });
  const q = useRested(view.text).trim();
  const filters = Object.fromEntries(
    Object.entries(view.chosen).filter(([, value]) => value !== ''),
  );
  const query: SecurityEventQuery = { ...(q !== '' && { q }), ...filters, page: view.page };
  return { view, events: useSecurityEventsQuery(query, { refetchOnMountOrArgChange: true }) };
}
