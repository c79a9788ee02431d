/** An artist for whom somebody acts, or a label with all its artists. Its kind is its name in the address: `?artist=`. */
export type Workspace = {
  kind: 'artist' | 'label';
  id: string;
  name: string;
  image: string | null;
  /** The label of an artist. */
  labelId?: string | null;
};

/** What a screen can be about. */
export type Takes = Workspace['kind'] | 'either';

export const takesKind = (takes: Takes, kind: Workspace['kind']): boolean =>
  takes === 'either' || takes === kind;

/** Figures of a label may be of one of its artists: the label says whose they are. */
const kinds = ['label', 'artist'] as const;

/** The one that an address names, of those that the screen takes. */
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
