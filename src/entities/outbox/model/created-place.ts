/** Whose list of this device it is, and for which artist they act where it is not their own. */
export type CreatedPlace = {
  owner: string;
  artistId?: string | undefined;
  /** The label that looks at all its artists at once, and those artists. */
  labelId?: string | undefined;
  artistIds?: readonly string[] | undefined;
};

type AddressOf = (artistId?: string) => string;

/** Each address under which a list of a place waits, with its artist; one alone but for a whole label. */
export const addressesOf = (addressOf: AddressOf, { artistId, artistIds }: CreatedPlace) =>
  new Map((artistIds ?? [artistId]).map((id) => [addressOf(id), id]));

/** What the list of a place is asked for by. */
export const listedFor = ({ artistId, labelId }: CreatedPlace) => ({ artistId, labelId });

/** The place of one thing of a list: that of its artist, where the list has those of several. */
export const placeOfOne = (
  { owner, artistId, labelId }: CreatedPlace,
  thing: { artistId?: string | undefined },
): CreatedPlace => ({ owner, artistId: labelId === undefined ? artistId : thing.artistId });
