import { createHmac, timingSafeEqual } from 'node:crypto';

export type MediaKey = { id: string; secret: string };

export type MediaKeys = {
  /** @returns `<id of the key>.<signature>` */
  sign: (text: string) => string;
  /** Compares in constant time. */
  isSigned: (text: string, signature: string) => boolean;
};

const length = 16;

/** @param readKeys returns at least one key; the first signs, all are accepted. */
export function mediaKeys(readKeys: () => readonly MediaKey[]): MediaKeys {
  const write = (text: string, { id, secret }: MediaKey) =>
    `${id}.${createHmac('sha256', secret).update(text).digest().subarray(0, length).toString('base64url')}`;
  return {
    sign(text) {
      const [present] = readKeys();
      if (present === undefined) throw new Error('There is no key of media.');
      return write(text, present);
    },
    isSigned(text, signature) {
      const given = Buffer.from(signature);
      return readKeys().some((key) => {
        const wanted = Buffer.from(write(text, key));
        return given.length === wanted.length && timingSafeEqual(given, wanted);
      });
    },
  };
}
