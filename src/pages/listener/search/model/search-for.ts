import type { SearchKind } from '@/shared/contract/search.ts';
import { paths } from '@/shared/routes';

/** The address of a search. */
export const searchFor = (q: string, kind?: SearchKind) => ({
  pathname: paths.search,
  search: new URLSearchParams({ q, ...(kind && { kind }) }).toString(),
});
