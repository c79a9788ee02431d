import { isSame, type Takes, takesKind, type Workspace } from './workspace';

/** The workspaces that a user may choose, and those they chose recently. */
export type Offered = {
  artists: readonly Workspace[];
  /** Labels that the user works for; for an admin some of all. */
  labels: readonly Workspace[];
  /** The last chosen first. */
  recent: readonly Workspace[];
  /** The lists are complete. */
  isWhole: boolean;
};

/**
 * The choices of a screen that takes these kinds. A label's artists also count as one choice,
 * listed first, where there are several.
 */
export function offeredFor(takes: Takes, { artists, labels, isWhole }: Offered): Workspace[] {
  if (takes === 'artist') return [...artists];
  if (takes === 'label') return [...labels];
  if (!isWhole) return [...artists, ...labels];
  const several = labels.filter(
    ({ id }) => artists.filter(({ labelId }) => labelId === id).length > 1,
  );
  return [...several, ...artists];
}

/**
 * The workspace of a screen whose address names none: the last chosen that is still offered, else
 * the first.
 */
export function pickWorkspace(takes: Takes, offered: Offered): Workspace | undefined {
  const choices = offeredFor(takes, offered);
  const last = offered.recent.find(
    (one) =>
      takesKind(takes, one.kind) &&
      (!offered.isWhole || choices.some((choice) => isSame(choice, one))),
  );
  return choices.find((choice) => last !== undefined && isSame(choice, last)) ?? last ?? choices[0];
}

/** The known workspace that an address names, if any. */
export const findKnown = (
  named: Pick<Workspace, 'kind' | 'id'>,
  { artists, labels, recent }: Offered,
): Workspace | undefined => [...artists, ...labels, ...recent].find((one) => isSame(one, named));
