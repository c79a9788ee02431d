import { useViewer } from '@/entities/session';
import type { Right } from '@/shared/contract/right.ts';
import { hasRight } from '@/shared/lib/access';
import type { PanelTab } from './panel-view';

/** The rights of an admin, in the order of the choices. */
export const rights = [
  'people',
  'catalogue',
  'money',
  'service',
] as const satisfies readonly Right[];

/** The right that a tab is for; the others show what everybody on the staff may see. */
const rightOfTab: { readonly [tab in PanelTab]?: Right } = {
  users: 'people',
  labels: 'catalogue',
  royalties: 'money',
};

/** What the signed-in admin may do in the panel. */
export function useRights() {
  const viewer = useViewer();
  const has = (right: Right) => hasRight(viewer, right);
  return {
    has,
    hasNone: viewer?.rights?.length === 0,
    opens: (tab: PanelTab): boolean => {
      const right = rightOfTab[tab];
      return right === undefined || has(right);
    },
  };
}
