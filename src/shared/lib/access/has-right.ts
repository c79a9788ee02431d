import type { Right } from '@/shared/contract/right.ts';

/** Whether an admin may do what a right names; a server that knows no rights tells none, and lets them do everything. */
export const hasRight = (
  viewer: { rights?: readonly Right[] | undefined } | null,
  right: Right,
): boolean => viewer?.rights?.includes(right) !== false;
