import { sharedFiles } from '@/shared/config/shared-files.ts';

/** They may show what only this account sees. */
export const cachesOfAccount = {
  pictures: 'tonada-pictures',
  viewer: 'tonada-viewer',
  shared: sharedFiles.cache,
} as const;

/** The type of the message by which the worker asks a page to go elsewhere. */
export const openPage = 'open-page';
