import { isAbsolute } from 'node:path';
import { SettingError } from '../setting-error.ts';

export const storeSettings = [
  'TONADA_STORE',
  'TONADA_STORE_ENDPOINT',
  'TONADA_STORE_KEY_ID',
  'TONADA_STORE_REGION',
  'TONADA_STORE_SECRET',
] as const;

export type S3Settings = {
  kind: 's3';
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  /** Origin of the service; buckets are the first part of the path. */
  endpoint: string;
  region: string;
  keyId: string;
  secret: string;
};

export type StoreSettings = { kind: 'folder'; folder: string } | S3Settings;

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixPattern = /^([\w-][\w.-]*\/)*$/;
const regionPattern = /^[a-z0-9-]{2,40}$/;

type Read = (name: string) => string | undefined;

/**
 * @returns null for the folder `assets` in the data folder.
 * @throws {SettingError} for an invalid value, which it repeats only where it holds no secret.
 */
export function readStore(read: Read): StoreSettings | null {
  const place = read('TONADA_STORE');
  if (place === 'folder') return null;
  if (place !== undefined) return parseStore(place, read);
  const needless = storeSettings.slice(1).find((name) => read(name) !== undefined);
  // The place of the backups' files may be a bucket, with the same keys.
  if (needless === undefined || read('TONADA_BACKUP_FILES') !== undefined) return null;
  throw new SettingError(
    `${needless} is set without TONADA_STORE. Set TONADA_STORE=s3://bucket, or TONADA_STORE=folder for assets in the data folder.`,
  );
}

/**
 * @param place `s3://bucket/prefix` or `folder:/path`.
 * @param name of the setting or option.
 * @throws {SettingError}
 */
export function parseStore(place: string, read: Read, name = 'TONADA_STORE'): StoreSettings {
  if (place.startsWith('folder:')) {
    const folder = place.slice('folder:'.length);
    if (isAbsolute(folder)) return { kind: 'folder', folder };
  }
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)(?:\/(.*))?$/.exec(place) ?? [];
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`;
  if (!bucketPattern.test(bucket) || !prefixPattern.test(prefix)) {
    throw new SettingError(
      `${name} is no place for files. Write s3://bucket, s3://bucket/prefix or folder:/srv/files, without keys; or remove it.`,
    );
  }
  const region = readRegion(read('TONADA_STORE_REGION'), read('TONADA_STORE_ENDPOINT'));
  return {
    kind: 's3',
    bucket,
    prefix,
    region,
    endpoint: readEndpoint(read('TONADA_STORE_ENDPOINT'), region),
    keyId: readKey('TONADA_STORE_KEY_ID', read('TONADA_STORE_KEY_ID')),
    secret: readKey('TONADA_STORE_SECRET', read('TONADA_STORE_SECRET')),
  };
}

function readEndpoint(value: string | undefined, region: string) {
  if (value === undefined) return `https://s3.${region}.amazonaws.com`;
  const url = /^https?:\/\//i.test(value) ? URL.parse(value) : null;
  if (url === null || url.href !== `${url.origin}/`) {
    throw new SettingError(
      'TONADA_STORE_ENDPOINT is not the address of an S3 service. Write https://s3.example.com, without a bucket, path or keys; or remove it to use Amazon S3.',
    );
  }
  return url.origin;
}

function readRegion(value: string | undefined, endpoint: string | undefined) {
  if (value === undefined && endpoint !== undefined) return 'us-east-1';
  if (value === undefined || !regionPattern.test(value)) {
    throw new SettingError(
      'TONADA_STORE_REGION is missing or no region. Write the one of the bucket, like eu-west-1; some services want auto.',
    );
  }
  return value;
}

function readKey(name: string, value: string | undefined) {
  // A space or line break comes from copying.
  if (value === undefined || !/^[\x21-\x7e]+$/.test(value)) {
    throw new SettingError(
      `${name} is missing or has characters that no key has. TONADA_STORE needs the key of an account that may read, write, delete and list in the bucket.`,
    );
  }
  return value;
}
