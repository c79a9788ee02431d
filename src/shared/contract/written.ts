import * as z from 'zod/mini';
import { seenText } from './seen-text.ts';

/** In place of `trim`, for a text that a person writes. */
export const trimUnseen = () => z.overwrite<string>(seenText);

/** The same for a name or a title, which stand in one line; a NUL is left for the server to refuse. */
export const trimLine = () =>
  z.overwrite<string>((text) =>
    seenText(
      text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, (signs) => (signs.includes('\0') ? signs : ' ')),
    ),
  );
