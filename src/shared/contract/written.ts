import * as z from 'zod/mini';
import { seenText } from './seen-text.ts';

/** Replaces `trim` for texts that people write. */
export const trimUnseen = () => z.overwrite<string>(seenText);

/** A NUL stays for the server to reject. */
export const trimLine = () =>
  z.overwrite<string>((text) =>
    seenText(
      text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, (signs) => (signs.includes('\0') ? signs : ' ')),
    ),
  );
