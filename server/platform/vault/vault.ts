import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps texts unreadable in the database. See docs/decisions/sign-in-and-secrets.md. */
export type Vault = {
  /** @param about names the row, because a sealed text opens for no other. */
  seal: (text: string, about: string) => string;
  /** @throws for another key or row, and for a changed text. */
  open: (sealed: string, about: string) => string;
  /** Equal for equal texts, and of no use without the key. */
  mark: (text: string) => string;
};

const algorithm = 'aes-256-gcm';
const start = 's1.';

/** Bytes. */
const nonceLength = 12;
const tagLength = 16;

const isSealed = (text: string) => text.startsWith(start);

export function makeVault(secret: string): Vault {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const [key, markingKey] = [derive('seal'), derive('mark')];
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
      cipher.setAAD(Buffer.from(about));
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return start + Buffer.concat(parts).toString('base64url');
    },
    open(sealed, about) {
      if (!isSealed(sealed)) throw new Error(`What is stored of ${about} is not sealed.`);
      const bytes = Buffer.from(sealed.slice(start.length), 'base64url');
      const nonce = bytes.subarray(0, nonceLength);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
      decipher.setAAD(Buffer.from(about));
      decipher.setAuthTag(bytes.subarray(-tagLength));
      const text = decipher.update(bytes.subarray(nonceLength, -tagLength));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    mark: (text) => createHmac('sha256', markingKey).update(text).digest('base64url'),
  };
}
