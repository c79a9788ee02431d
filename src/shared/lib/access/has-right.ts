import type { Right } from '@/shared/contract/right.ts';

/** Older servers send no rights, so an admin may do everything. */
export const hasRight = (
  viewer: { rights?: readonly Right[] | undefined } | null,
  right: Right,
): boolean => viewer?.rights?.includes(right) !== false;
