import * as z from 'zod/mini';
import { seenText, withoutHidden, withoutUnseen } from './seen-text.ts';

/** Replaces `trim` for texts that people write. */
export const trimUnseen = () => z.overwrite<string>(seenText);

/** For codes, which are copied with spaces. */
export const dropUnseen = () => z.overwrite<string>(withoutUnseen);

/** For emails. */
export const dropHidden = () => z.overwrite<string>(withoutHidden);

/** A NUL stays for the server to reject. */
export const trimLine = () =>
  z.overwrite<string>((text) =>
    seenText(
      text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, (signs) => (signs.includes('\0') ? signs : ' ')),
    ),
  );
