import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

export const pushCurve = 'prime256v1';

/** Of a browser's subscription, base64url: an uncompressed point of P-256, and 16 bytes. */
export type PushSecrets = { p256dh: string; auth: string };

/** Fixed by tests alone. */
type Chosen = { sender?: ECDH; salt?: Buffer };

/** Bytes: one record holds the whole message. */
const recordSize = 4_096;
const tagLength = 16;

const text = (value: string) => Buffer.from(`${value}\0`);

function derive(key: Uint8Array, salt: Uint8Array, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}

/**
 * Encrypts a message for one browser (RFC 8291, content coding `aes128gcm` of RFC 8188).
 *
 * @param message of at most 3,993 bytes in UTF-8, because services need not take more than 4,096.
 * @throws for secrets that are no point of the curve.
 */
export function encryptMessage(
  message: string,
  { p256dh, auth }: PushSecrets,
  { sender = newSender(), salt = randomBytes(16) }: Chosen = {},
): Buffer {
  const receiverKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(receiverKey);
  const about = Buffer.concat([text('WebPush: info'), receiverKey, senderKey]);
  const input = derive(shared, Buffer.from(auth, 'base64url'), about, 32);
  const key = derive(input, salt, text('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(input, salt, text('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: tagLength });
  // The mark of the last record.
  const sealed = [cipher.update(message, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    salt,
    size,
    Buffer.of(senderKey.length),
    senderKey,
    ...sealed,
    cipher.getAuthTag(),
  ]);
}

function newSender(): ECDH {
  const sender = createECDH(pushCurve);
  sender.generateKeys();
  return sender;
}

/** Whether messages can be encrypted by them. */
export function arePushSecrets({ p256dh, auth }: PushSecrets): boolean {
  try {
    newSender().computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
