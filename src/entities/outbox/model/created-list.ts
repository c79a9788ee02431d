import { hearTakers } from '@/shared/api';
import { newOrderedId } from '@/shared/lib/id';
import { type Edited, outbox } from './outbox';
import type { Act, OutboxItem } from './outbox-item';

type WithId = { id: string };

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

/** What somebody made with a tool, on this device alone until it is delivered. */
export type CreatedList<Item extends WithId = WithId> = {
  /** Address of the list below the root of all calls, for an artist where one is named. */
  addressOf: (artistId?: string) => string;
  /** What waits, the latest first; passes over what is none. */
  read: (place: CreatedPlace, items?: readonly OutboxItem[]) => { item: Item; of: OutboxItem }[];
  /** Makes an item, in front of all; `itemOf` is given its id. Answers whether the device keeps it. */
  create: (place: CreatedPlace, itemOf: (id: string) => Item) => boolean;
  /** Puts another in the place of one that the server cannot have. */
  edit: (owner: string, item: Item) => Edited;
};

type Options<Item extends WithId> = {
  /** Address of the list, such as `promotion/pitches`. */
  name: string;
  act: Act;
  isItem: (candidate: unknown) => candidate is Item;
  nameOf: (item: Item) => string;
  /** What is sent besides `id` and `at`. */
  bodyOf: (item: Item) => Record<string, unknown>;
};

/**
 * What a tool makes without a request of its own, to be delivered once by the outbox: to the address whose `GET`
 * says that it takes deliveries. The outbox itself is the list. See docs/decisions/outbox.md.
 */
export function createdList<Item extends WithId>(options: Options<Item>): CreatedList<Item> {
  const { name, act, isItem, nameOf, bodyOf } = options;
  hearTakers();
  const addressOf = (artistId?: string) =>
    artistId === undefined ? name : `${name}?artistId=${artistId}`;
  const contentOf = (thing: Item) => ({ thing, name: nameOf(thing), body: bodyOf(thing) });

  return {
    addressOf,
    read: (place, items = outbox.read(place.owner)) => {
      const addresses = addressesOf(addressOf, place);
      return items
        .flatMap((of) =>
          addresses.has(of.list) && isItem(of.thing) ? [{ item: of.thing, of }] : [],
        )
        .toReversed();
    },
    create: ({ owner, artistId }, itemOf) => {
      const id = newOrderedId();
      return outbox.add(owner, { id, list: addressOf(artistId), act, ...contentOf(itemOf(id)) });
    },
    edit: (owner, item) => outbox.edit(owner, item.id, contentOf(item)),
  };
}
