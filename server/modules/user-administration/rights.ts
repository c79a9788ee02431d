import { allRights, type Right } from '#contract/right.ts';
import type { Role } from '#contract/user.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';

type Holder = { role: Role; rights: readonly Right[] };

const words = sentences.administration;

/** Rights in the one order in which they are told, so that the same ones are equal. */
export const inOrder = (rights: readonly Right[]): Right[] =>
  allRights.filter((right) => rights.includes(right));

/**
 * Keeps staff from acting on an admin who has a right that they lack.
 *
 * @throws {Problem} `forbidden`
 */
export function refuseAbove({ role, rights }: Holder, own: readonly Right[]): void {
  const isAbove = role === 'admin' && rights.some((right) => !own.includes(right));
  if (isAbove) throw problem('forbidden', { error: words.standsAbove });
}

/**
 * Keeps staff from giving a right that they lack.
 *
 * @throws {Problem} `forbidden`
 */
export function refuseUnowned(given: readonly Right[], own: readonly Right[]): void {
  const isLacked = given.some((right) => !own.includes(right));
  if (isLacked) throw problem('forbidden', { error: words.lacksThatRight });
}
