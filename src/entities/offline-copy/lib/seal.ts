/** Bytes that are opened at once. */
export const pieceSize = 256 * 1024;

export type SealedPiece = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const name = 'AES-GCM';

/** The key never leaves the browser, not even for our own code. */
export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name, length: 256 }, false, ['encrypt', 'decrypt']);

/** Binds a piece to its track and place, so that pieces cannot be exchanged. */
const toContext = (trackId: string, index: number) =>
  new TextEncoder().encode(`${trackId}\n${index}`);

export async function seal(
  key: CryptoKey,
  { trackId, index, bytes }: { trackId: string; index: number; bytes: Uint8Array<ArrayBuffer> },
): Promise<SealedPiece> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = toContext(trackId, index);
  return { iv, data: await crypto.subtle.encrypt({ name, iv, additionalData }, key, bytes) };
}

/** @throws {Error} for a piece that was changed, or is of another key, track or place. */
export function unseal(
  key: CryptoKey,
  { trackId, index, piece }: { trackId: string; index: number; piece: SealedPiece },
): Promise<ArrayBuffer> {
  const additionalData = toContext(trackId, index);
  return crypto.subtle.decrypt({ name, iv: piece.iv, additionalData }, key, piece.data);
}
