/** The owner of a device list, and the artist they act for where that is not themselves. */
export type CreatedPlace = {
  owner: string;
  artistId?: string | undefined;
  /** The label whose artists are all listed, and those artists. */
  labelId?: string | undefined;
  artistIds?: readonly string[] | undefined;
};

type AddressOf = (artistId?: string) => string;

/** The outbox address of each artist of a place: several only for a whole label. */
export const addressesOf = (addressOf: AddressOf, { artistId, artistIds }: CreatedPlace) =>
  new Map((artistIds ?? [artistId]).map((id) => [addressOf(id), id]));

export const listedFor = ({ artistId, labelId }: CreatedPlace) => ({ artistId, labelId });

/** The place of one item: its artist's, in a list of several artists. */
export const placeOfOne = (
  { owner, artistId, labelId }: CreatedPlace,
  thing: { artistId?: string | undefined },
): CreatedPlace => ({ owner, artistId: labelId === undefined ? artistId : thing.artistId });
