/** A person changed the login of another; `isAccess` if that gave them the account or a right. */
export type LoginChange = { actorId: string; targetId: string; at: Date; isAccess: boolean };

/**
 * The change that makes two people count as one for longest, directly or through others.
 *
 * @returns null if none does.
 */
export function findLink(
  changes: readonly LoginChange[],
  one: string,
  other: string,
): LoginChange | null {
  const groups = new Map<string, string>();
  const getGroup = (id: string): string => {
    const next = groups.get(id);
    return next === undefined ? id : getGroup(next);
  };
  const latestFirst = changes.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  for (const change of latestFirst) {
    const [actor, target] = [getGroup(change.actorId), getGroup(change.targetId)];
    if (actor !== target) groups.set(actor, target);
    if (getGroup(one) === getGroup(other)) return change;
  }
  return null;
}
