import { getPasswordMin } from '#contract/limits.ts';
import type { Role } from '#contract/user.ts';
import { fill, type Sentence, sentences } from '../../../platform/sentences.ts';
import { isCommonPassword } from './common-password.ts';

export type PasswordOwner = { role: Role; email: string; displayName: string };

export async function passwordFault(
  password: string,
  { role, email, displayName }: PasswordOwner,
): Promise<Sentence | null> {
  const least = getPasswordMin(role);
  if (Array.from(password).length < least) {
    return fill(sentences.passwords.tooShortForStaff, { count: least });
  }
  const [mailbox = ''] = email.split('@');
  const known = [email, mailbox, ...displayName.split(/\s+/)].filter((text) => text.length > 2);
  return (await isCommonPassword(password, known)) ? sentences.passwords.common : null;
}
