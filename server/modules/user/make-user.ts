import { randomInt } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';
import { seenText } from '#contract/seen-text.ts';
import type { User } from '#contract/user.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { isUsernameTaken } from './user.repository.ts';
import type { NewUserRow } from './user.table.ts';

export type NewAccount = {
  email: string;
  displayName: string;
  dateOfBirth?: string;
  /** Absent for an account that signs in through a provider only. */
  passwordHash?: string;
  /** When somebody who reads its mail answered for the email. */
  emailVerifiedAt?: Date;
  /** Of its profile; Spanish unless it is said. */
  language?: User['language'];
  /** Whether anybody may sign in with it in demo mode. */
  isDemo?: boolean;
};

const usernameMax = 24;

/** Fills a new listener's row: an id, a free username made of the name, and today's date. */
export async function makeUser(
  account: NewAccount,
  { db, now }: { db: Db; now: Date },
): Promise<NewUserRow> {
  return {
    ...account,
    id: newId(),
    email: normaliseEmail(account.email),
    username: await freeUsername(db, usernameBase(account.displayName)),
    joinDate: now.toISOString().slice(0, 10),
    createdAt: now,
  };
}

/**
 * The one spelling under which an email is stored and looked for: lower case, nothing unseen around it, and the
 * domain in the letters of ASCII, as some browsers write it and mail servers want it.
 */
export function normaliseEmail(email: string): string {
  const text = seenText(email).normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  return `${text.slice(0, at)}${domainToASCII(domain) || domain}`;
}

/** An email as people read it: the letters of its domain are those of its language. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return `${email.slice(0, at)}${domainToUnicode(domain) || domain}`;
}

/** Letters and digits of a name, without accents: 'Zoë Núñez' gives 'zoenunez'. */
function usernameBase(displayName: string): string {
  const plain = displayName.normalize('NFKD').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]/g, '').slice(0, usernameMax) || 'oyente';
}

async function freeUsername(db: Db, base: string) {
  let username = base;
  while (await isUsernameTaken(db, username)) username = `${base}${randomInt(10_000, 1_000_000)}`;
  return username;
}
