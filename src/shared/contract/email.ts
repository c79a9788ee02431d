import * as z from 'zod/mini';
import { dropHidden } from './written.ts';

/** Any script (RFC 6531). */
const mailbox =
  /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}]$/u;

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && mailbox.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

export const emailMax = 254;

export const emailSchema = z
  .string()
  .check(
    dropHidden(),
    z.minLength(1),
    z.maxLength(emailMax),
    z.refine(isEmail, { params: { format: 'email' } }),
  );
