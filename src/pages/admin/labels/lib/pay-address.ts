import { paths } from '@/shared/routes';

/** The address of a label's open payment, searched by name. */
export const getPayAddress = (name: string): string =>
  `${paths.admin}?tab=royalties&pending-q=${encodeURIComponent(name)}`;
