/** The owner of a device list, and the artist if they act for another. */
export type CreatedPlace = {
  owner: string;
  artistId?: string | undefined;
  /** A label whose artists are all listed. */
  labelId?: string | undefined;
  artistIds?: readonly string[] | undefined;
};

type AddressOf = (artistId?: string) => string;

/** The outbox address per artist: several only for a whole label. */
export const addressesOf = (addressOf: AddressOf, { artistId, artistIds }: CreatedPlace) =>
  new Map((artistIds ?? [artistId]).map((id) => [addressOf(id), id]));

export const listedFor = ({ artistId, labelId }: CreatedPlace) => ({ artistId, labelId });

/** The place of one item in a list of several artists. */
export const placeOfOne = (
  { owner, artistId, labelId }: CreatedPlace,
  thing: { artistId?: string | undefined },
): CreatedPlace => ({ owner, artistId: labelId === undefined ? artistId : thing.artistId });
