import { allRights, type Right } from '#contract/right.ts';
import type { Role } from '#contract/user.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';

type Holder = { role: Role; rights: readonly Right[] };

const words = sentences.administration;

/** A fixed order makes equal sets compare equal. */
export const inOrder = (rights: readonly Right[]): Right[] =>
  allRights.filter((right) => rights.includes(right));

/** @throws {Problem} `forbidden` if it has a right that the caller lacks. */
export function refuseAbove({ role, rights }: Holder, own: readonly Right[]): void {
  const isAbove = role === 'admin' && rights.some((right) => !own.includes(right));
  if (isAbove) throw problem('forbidden', { error: words.standsAbove });
}

/** @throws {Problem} `forbidden` for a right that the caller lacks. */
export function refuseUnowned(given: readonly Right[], own: readonly Right[]): void {
  const isLacked = given.some((right) => !own.includes(right));
  if (isLacked) throw problem('forbidden', { error: words.lacksThatRight });
}
