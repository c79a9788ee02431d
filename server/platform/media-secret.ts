import type { Config } from './config.ts';
import { findStoredSecret, makeStoredSecret } from './stored-secret.ts';

const name = 'media-secret';

/** @throws {SettingError} when the folder can be neither read nor written. */
export const readMediaSecret = ({ mediaSecret, dataDir }: Config): string =>
  mediaSecret ?? findStoredSecret(dataDir, name) ?? makeStoredSecret(dataDir, name);
