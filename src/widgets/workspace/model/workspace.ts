/**
 * An artist that a user acts for, or a label with all its artists. Its kind is the parameter in
 * the address: `?artist=`.
 */
export type Workspace = {
  kind: 'artist' | 'label';
  id: string;
  name: string;
  image: string | null;
  /** The label of an artist. */
  labelId?: string | null;
};

export type Takes = Workspace['kind'] | 'either';

export const takesKind = (takes: Takes, kind: Workspace['kind']): boolean =>
  takes === 'either' || takes === kind;

/** Label first: an address with both filters the figures of the label by one of its artists. */
const kinds = ['label', 'artist'] as const;

/** The workspace that an address names, where the screen takes its kind. */
export function namedIn(
  search: URLSearchParams,
  takes: Takes,
): Pick<Workspace, 'kind' | 'id'> | undefined {
  for (const kind of kinds) {
    const id = search.get(kind);
    if (id && takesKind(takes, kind)) return { kind, id };
  }
  return undefined;
}

export const isSame = (one: Pick<Workspace, 'kind' | 'id'>, other: typeof one): boolean =>
  one.kind === other.kind && one.id === other.id;
