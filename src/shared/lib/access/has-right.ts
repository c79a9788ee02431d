import type { Right } from '@/shared/contract/right.ts';

/** Without `rights`, as from older servers, an admin may do everything. */
export const hasRight = (
  viewer: { rights?: readonly Right[] | undefined } | null,
  right: Right,
): boolean => viewer?.rights?.includes(right) !== false;
