import { isSame, type Takes, takesKind, type Workspace } from './workspace';

export type Offered = {
  artists: readonly Workspace[];
  /** Only some of all for an admin. */
  labels: readonly Workspace[];
  /** The last chosen first. */
  recent: readonly Workspace[];
  isWhole: boolean;
  /** Of several, none is picked that was not chosen before. */
  asksFirst?: boolean;
};

/** All artists of a label together are one choice, the first. */
export function offeredFor(takes: Takes, { artists, labels, isWhole }: Offered): Workspace[] {
  if (takes === 'artist') return [...artists];
  if (takes === 'label') return [...labels];
  if (!isWhole) return [...artists, ...labels];
  const several = labels.filter(
    ({ id }) => artists.filter(({ labelId }) => labelId === id).length > 1,
  );
  return [...several, ...artists];
}

/** The last chosen that is still offered, else the first, or none where the viewer is asked. */
export function pickWorkspace(takes: Takes, offered: Offered): Workspace | undefined {
  const choices = offeredFor(takes, offered);
  const last = offered.recent.find(
    (one) =>
      takesKind(takes, one.kind) &&
      (!offered.isWhole || choices.some((choice) => isSame(choice, one))),
  );
  const first = offered.asksFirst && choices.length > 1 ? undefined : choices[0];
  return choices.find((choice) => last !== undefined && isSame(choice, last)) ?? last ?? first;
}

export const findKnown = (
  named: Pick<Workspace, 'kind' | 'id'>,
  { artists, labels, recent }: Offered,
): Workspace | undefined => [...artists, ...labels, ...recent].find((one) => isSame(one, named));
