/** Its kind is the parameter in the address: `?artist=`. */
export type Workspace = {
  kind: 'artist' | 'label';
  id: string;
  name: string;
  image: string | null;
  labelId?: string | null;
};

export type Takes = Workspace['kind'] | 'either';

export const takesKind = (takes: Takes, kind: Workspace['kind']): boolean =>
  takes === 'either' || takes === kind;

/** An address with both filters the label's figures by artist. */
const kinds = ['label', 'artist'] as const;

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
