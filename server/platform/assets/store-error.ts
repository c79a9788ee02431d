type Details = {
  /** S3's own word. */
  code: string;
  /** Whether the store said so itself, so that the call is over there. */
  isAnswered: boolean;
  /** Whether the same call may succeed soon. */
  isPassing: boolean;
};

/** A failure of the store for files; its message says what to do and holds no key. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: string;
  readonly isAnswered: boolean;
  readonly isPassing: boolean;

  constructor(message: string, { code, isAnswered, isPassing }: Details) {
    super(message);
    this.code = code;
    this.isAnswered = isAnswered;
    this.isPassing = isPassing;
  }
}

const missingCodes: readonly string[] = ['NoSuchKey', 'NotFound'];

export const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  [...missingCodes, 'ENOENT'].includes(String(error.code));

/** Whether the store has another content than its name says. */
export const isChanged = (error: unknown): boolean =>
  error instanceof StoreError && error.code === 'Changed';

const fullCodes = new Set([
  'QuotaExceeded',
  'InsufficientStorage',
  'XMinioStorageFull',
  'InsufficientCapacity',
]);

export const isStoreFull = (error: unknown): boolean =>
  error instanceof StoreError && fullCodes.has(error.code);

type Answer = { status: number; code: string; region: string | undefined };

type Place = { endpoint: string; bucket: string; region: string };

/** Source: Amazon S3, API reference, error responses. */
export function toStoreError({ status, code, region }: Answer, place: Place): StoreError {
  const isPassing =
    status >= 500 ? status !== 501 && !fullCodes.has(code) : [408, 429].includes(status);
  return new StoreError(`${explain({ status, code, region }, place)} (${code})`, {
    code,
    isAnswered: true,
    isPassing,
  });
}

function explain({ status, code, region }: Answer, place: Place): string {
  const { endpoint, bucket } = place;
  if (missingCodes.includes(code)) return 'The store does not have the file';
  if (code === 'NoSuchBucket') return `${endpoint} has no bucket ${bucket}: see TONADA_STORE`;
  const isElsewhere = region !== undefined && region !== place.region;
  if (
    isElsewhere ||
    [301, 307].includes(status) ||
    [
      'AuthorizationHeaderMalformed',
      'PermanentRedirect',
      'IllegalLocationConstraintException',
    ].includes(code)
  ) {
    const right = isElsewhere ? region : 'another one';
    return `${bucket} is not in region ${place.region}: set TONADA_STORE_REGION to ${right}, and TONADA_STORE_ENDPOINT where you set it`;
  }
  if (
    ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'ExpiredToken', 'InvalidToken'].includes(code)
  ) {
    return `${endpoint} does not accept the key: it is wrong, expired or revoked; see TONADA_STORE_KEY_ID and TONADA_STORE_SECRET`;
  }
  if (code === 'RequestTimeTooSkewed')
    return "This machine's clock differs from the store's: set it";
  if (fullCodes.has(code)) return `Bucket ${bucket} is full or over its quota`;
  if (status === 401 || status === 403) {
    return `The key may not do that in bucket ${bucket}: allow it to read, write, delete and list`;
  }
  if (code === 'SlowDown' || status === 429) return `${endpoint} asks for fewer calls`;
  return `${endpoint} answered ${status}`;
}
