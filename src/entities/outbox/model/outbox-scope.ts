export type OutboxScope = {
  owner: string;
  artistId?: string | undefined;
  labelId?: string | undefined;
  artistIds?: readonly string[] | undefined;
};

type AddressOf = (artistId?: string) => string;

/** Several addresses only for a whole label. */
export const getAddresses = (getAddress: AddressOf, { artistId, artistIds }: OutboxScope) =>
  new Map((artistIds ?? [artistId]).map((id) => [getAddress(id), id]));

export const listedFor = ({ artistId, labelId }: OutboxScope) => ({ artistId, labelId });

/** The place of one item in a list of several artists. */
export const toScopeOfOne = (
  { owner, artistId, labelId }: OutboxScope,
  thing: { artistId?: string | undefined },
): OutboxScope => ({ owner, artistId: labelId === undefined ? artistId : thing.artistId });
