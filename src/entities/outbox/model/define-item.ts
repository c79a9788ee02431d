import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { watchTakers } from '@/shared/api';
import { type FormSchema, formSchema } from '@/shared/lib/form';
import { newOrderedId } from '@/shared/lib/id';
import { logFailure } from '@/shared/lib/log';
import type { Stage } from './deliver-outbox';
import type { OutboxScope } from './outbox-scope';
import { type Edited, outbox } from './outbox';
import type { Act, OutboxItem, PendingItem } from './outbox-item';
import type { StagedFile } from './stage-files';

type WithId = { id: string };

/** Items kept on the device may be of an older schema. */
type Guard<Item> = (of: OutboxItem) => Item | null;

/** `pending` is null for what only the server has. */
export type Shown<Thing, Item> = { thing: Thing; pending: PendingItem<Item> | null };

export type FormSource<Item, Thing> =
  | { kind: 'new' }
  | { kind: 'local'; item: Item }
  | { kind: 'server'; thing: Thing };

type Options<Item extends WithId, Thing extends WithId, Typed extends FieldValues, Sent, State> = {
  act: Act;
  /** Of its list, below the root of all calls: `promotion/pitches`. */
  address: string;
  /** What is typed and sent, and what the device keeps; fetched when the list is first shown. */
  load: () => Promise<{ rules: ZodMiniType<Sent, Typed>; stored: ZodMiniType<Item> }>;
  empty: () => Typed;
  /** Fields that stay on the device. */
  local?: readonly (keyof Item)[];
  /** Objects of the body; the form has their fields beside the others. */
  parts?: { readonly [part in keyof Item]?: readonly (keyof Typed)[] };
  /** The expected result on the server. */
  toThing: (item: Item) => Thing;
  /** Fields that the form names otherwise than the server. */
  toSent?: (thing: Thing) => object;
  /** Sent before the item. */
  getFiles?: (item: Item) => readonly StagedFile[];
  getName: (thing: Thing) => string;
  /** What a search looks through; by default its name. */
  getSearched?: (thing: Thing) => readonly string[];
  /** In which a list shows them. */
  states?: {
    order: readonly State[];
    of: (shown: Shown<Thing, Item>) => State;
  };
};

export type ItemKind<
  Item extends WithId = WithId,
  Thing extends WithId = WithId,
  Typed extends FieldValues = FieldValues,
  Sent extends object = object,
  State extends string = string,
> = Pick<Options<Item, Thing, Typed, Sent, State>, 'act' | 'empty' | 'toThing'> & {
  states: NonNullable<Options<Item, Thing, Typed, Sent, State>['states']>;
  getAddress: (artistId?: string) => string;
  /** For `FilteredList`. */
  listed: {
    getId: (shown: Shown<Thing, Item>) => string;
    getName: (shown: Shown<Thing, Item>) => string;
    searchIn: (shown: Shown<Thing, Item>) => readonly string[];
  };
  schema: FormSchema<Typed, Sent>;
  toTyped: (source: Exclude<FormSource<Item, Thing>, { kind: 'new' }>) => Typed;
  /** Fields of the form as a body has them. */
  nest: (fields: object) => { [field: string]: unknown };
  loadStage: () => Promise<Stage>;
  /** Null after a failed fetch, which the next call retries. */
  loadGuard: () => Promise<Guard<Item> | null>;
  guard: () => Guard<Item> | null;
  /** Returns whether the device keeps it. */
  create: (scope: OutboxScope, getItem: (id: string) => Item) => boolean;
  /** Replaces an item that the server cannot have yet. */
  edit: (owner: string, item: Item) => Edited;
};

/** What a list has of a kind. */
export type ShownOf<Kind> = Kind extends { toThing: (item: infer Item) => infer Thing }
  ? Shown<Thing, Item>
  : never;

/**
 * The outbox delivers each item once, to the address whose `GET` says that it takes deliveries.
 * See docs/decisions/tools.md.
 */
export function defineItem<
  Item extends WithId,
  Thing extends WithId,
  Typed extends FieldValues,
  Sent extends object,
  State extends string = never,
>(options: Options<Item, Thing, Typed, Sent, State>): ItemKind<Item, Thing, Typed, Sent, State> {
  const { act, address, load, empty, getName, toThing, toSent } = options;
  const { local = [], parts = {}, getFiles = () => [] } = options;
  const { getSearched = (thing) => [getName(thing)] } = options;
  watchTakers();
  const getAddress = (artistId?: string) =>
    artistId === undefined ? address : `${address}?artistId=${artistId}`;
  const getContent = (item: Item) => ({
    thing: item,
    name: getName(toThing(item)),
    body: omit(item, ['id', ...local]),
  });
  const schema = formSchema<Typed, Sent>(async () => (await load()).rules);
  const names = Object.entries(parts) as [keyof Item & string, readonly string[]][];
  const flatten = (of: Item | Thing) =>
    Object.assign({}, of, ...names.map(([part]) => of[part as keyof typeof of])) as object;

  let guard: Guard<Item> | null = null;
  let loading: Promise<Guard<Item> | null> | null = null;
  const loadGuard = async () => {
    try {
      guard = guardBy((await load()).stored);
      return guard;
    } catch (error) {
      logFailure('schema of a tool', error);
      loading = null;
      return null;
    }
  };

  return {
    act,
    empty,
    toThing,
    states: options.states ?? { order: [], of: () => '' as State },
    getAddress,
    schema,
    listed: {
      getId: ({ thing }) => thing.id,
      getName: ({ thing }) => getName(thing),
      searchIn: ({ thing }) => getSearched(thing),
    },
    toTyped: (source) =>
      schema.write(
        source.kind === 'local'
          ? flatten(source.item)
          : { ...flatten(source.thing), ...toSent?.(source.thing) },
        empty(),
      ),
    nest: (fields) => ({
      ...omit(
        fields,
        names.flatMap(([, inside]) => inside),
      ),
      ...Object.fromEntries(names.map(([part, inside]) => [part, pick(fields, inside)])),
    }),
    loadStage: async () => {
      const { stageFiles } = await import('./stage-files');
      return stageFiles((thing) => getFiles(thing as Item));
    },
    guard: () => guard,
    loadGuard: () => (loading ??= loadGuard()),
    create: ({ owner, artistId }, getItem) => {
      const id = newOrderedId();
      return outbox.add(owner, { id, list: getAddress(artistId), act, ...getContent(getItem(id)) });
    },
    edit: (owner, item) => outbox.edit(owner, item.id, getContent(item)),
  };
}

type Field = PropertyKey;

const pick = (from: object, fields: readonly Field[]) =>
  Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)));

const omit = (from: object, fields: readonly Field[]) =>
  Object.fromEntries(Object.entries(from).filter(([field]) => !fields.includes(field)));

function guardBy<Item>(schema: ZodMiniType<Item>): Guard<Item> {
  const known = new WeakMap<OutboxItem, Item | null>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    // An older version stored what was typed; what is sent has the fields of the contract.
    const candidates = [of.thing, { ...of.thing, ...of.body }].map((each) =>
      schema.safeParse(each),
    );
    const item = candidates.find(({ success }) => success)?.data ?? null;
    known.set(of, item);
    return item;
  };
}
