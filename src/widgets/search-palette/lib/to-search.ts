import { paths } from '@/shared/routes';

export const toSearch = (q: string) => ({
  pathname: paths.search,
  search: q === '' ? '' : new URLSearchParams({ q }).toString(),
});
