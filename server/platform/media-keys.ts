import { createHmac, timingSafeEqual } from 'node:crypto';

/** A key by which addresses are signed; its id stands in each signature. */
export type MediaKey = { id: string; secret: string };

export type MediaKeys = {
  /** Signs a text with the present key. @returns `<id of the key>.<signature>` */
  sign: (text: string) => string;
  /** Whether one of the keys signed this text so, in constant time. */
  isSigned: (text: string, signature: string) => boolean;
};

/** Bytes of a signature. */
const length = 16;

/**
 * Signs with the first of the keys, and takes the signatures of all of them.
 *
 * @param readKeys answers the keys of the moment; never none.
 */
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
