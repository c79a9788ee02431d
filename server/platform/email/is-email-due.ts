import { countShared, type SharedContext } from '../attempts/shared-attempts.ts';

const hour = 3_600_000;

/** Allows one email an hour across all servers; a due email counts as sent. */
export async function isEmailDue(
  context: SharedContext,
  { kind, to }: { kind: string; to: string },
): Promise<boolean> {
  const wait = await countShared(context, [{ key: `mail:${kind}:${to}`, most: 1 }], hour);
  return wait === 0;
}
