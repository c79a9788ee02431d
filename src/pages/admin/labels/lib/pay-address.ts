import { paths } from '@/shared/routes';

/** Where the open payment of a label is found, by its name. */
export const getPayAddress = (name: string): string =>
  `${paths.admin}?tab=royalties&pending-q=${encodeURIComponent(name)}`;
