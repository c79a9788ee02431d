import { isSame, type Takes, takesKind, type Workspace } from './workspace';

/** For whom a person may act, and for whom they did. */
export type Offered = {
  artists: readonly Workspace[];
  /** Labels that the person works for; for an admin some of all. */
  labels: readonly Workspace[];
  /** Chosen before, the last one first. */
  recent: readonly Workspace[];
  /** They may act for nobody else. */
  isWhole: boolean;
};

/**
 * What a screen that takes these kinds offers to choose from: all artists of a label stand before each of them, and are
 * one choice where they are several.
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

/** Whom a screen is about while its address does not say so: the last one chosen who is still offered, else the first. */
export function pickWorkspace(takes: Takes, offered: Offered): Workspace | undefined {
  const choices = offeredFor(takes, offered);
  const last = offered.recent.find(
    (one) =>
      takesKind(takes, one.kind) &&
      (!offered.isWhole || choices.some((choice) => isSame(choice, one))),
  );
  return choices.find((choice) => last !== undefined && isSame(choice, last)) ?? last ?? choices[0];
}

/** What is known of the one that an address names; undefined where that is nothing. */
export const findKnown = (
  named: Pick<Workspace, 'kind' | 'id'>,
  { artists, labels, recent }: Offered,
): Workspace | undefined => [...artists, ...labels, ...recent].find((one) => isSame(one, named));
