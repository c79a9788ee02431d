import * as z from 'zod/mini';
import { trimUnseen } from './written.ts';

/** What mailboxes of any script may be called (RFC 6531), in parts between points. */
const mailbox =
  /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}]$/u;

/** Whether a text is an email: of any script, so that it does not matter which browser it was typed in. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && mailbox.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

/** Longest email, in characters. */
export const emailMax = 254;

/** An email as it is typed; the server keeps each under one spelling. */
export const emailSchema = z
  .string()
  .check(
    trimUnseen(),
    z.minLength(1),
    z.maxLength(emailMax),
    z.refine(isEmail, { params: { format: 'email' } }),
  );
