import { countShared, type SharedContext } from '../attempts/shared-attempts.ts';

const hour = 3_600_000;

/**
 * Allows one email an hour across all servers; a due email counts as sent.
 *
 * @param mail its job's attempt: a second one sends what the first could not.
 */
export async function isEmailDue(
  context: SharedContext,
  { kind, to, attempt = 1 }: { kind: string; to: string; attempt?: number },
): Promise<boolean> {
  if (attempt > 1) return true;
  const wait = await countShared(context, [{ key: `mail:${kind}:${to}`, most: 1 }], hour);
  return wait === 0;
}
