export type CreatedPlace = {
  owner: string;
  artistId?: string | undefined;
  labelId?: string | undefined;
  artistIds?: readonly string[] | undefined;
};

type AddressOf = (artistId?: string) => string;

/** Several addresses only for a whole label. */
export const getAddresses = (getAddress: AddressOf, { artistId, artistIds }: CreatedPlace) =>
  new Map((artistIds ?? [artistId]).map((id) => [getAddress(id), id]));

export const listedFor = ({ artistId, labelId }: CreatedPlace) => ({ artistId, labelId });

/** The place of one item in a list of several artists. */
export const placeOfOne = (
  { owner, artistId, labelId }: CreatedPlace,
  thing: { artistId?: string | undefined },
): CreatedPlace => ({ owner, artistId: labelId === undefined ? artistId : thing.artistId });
