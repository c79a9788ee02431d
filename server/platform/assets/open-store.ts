import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { AssetStore } from './asset-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';
import type { StoreSettings } from './store-settings.ts';

export const getStore = ({ store, dataDir }: Pick<Config, 'dataDir' | 'store'>): StoreSettings =>
  store ?? { kind: 'folder', folder: join(dataDir, 'assets') };

/** The place for files that backups share; undefined where there is none. */
export const openShared = ({
  dataDir,
  backupFiles: store,
}: Pick<Config, 'dataDir' | 'backupFiles'>): AssetStore | undefined =>
  store === null ? undefined : openStore({ dataDir, store });

export function openStore(config: Pick<Config, 'dataDir' | 'store'>): AssetStore {
  const settings = getStore(config);
  return settings.kind === 'folder'
    ? openFolderStore(settings.folder)
    : openS3Store(settings, join(config.dataDir, 'assets', 'drafts'));
}
