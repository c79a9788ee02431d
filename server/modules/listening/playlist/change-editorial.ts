import type { EditorialPlaylist, EditorialPlaylistBody } from '#contract/editorial-playlist.ts';
import { playlistLimits } from '#contract/limits.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { refuseOutdated } from '../../../platform/refuse-outdated.ts';
import { fill, sentences, type Sentence } from '../../../platform/sentences.ts';
import { pictureUse } from '../../../media/media-uses.ts';
import { deleteEntries } from './playlist-track.repository.ts';
import {
  countOwnedLocked,
  deletePlaylist,
  insertPlaylist,
  updatePlaylist,
} from './playlist.repository.ts';
import { writeCount } from './write-count.ts';
import { toSearchKey } from '../../../platform/search-text/findable.ts';
import { learnWords } from '../../catalogue/search-index/index.ts';
import { type Acting, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { describeEditorial } from './describe-editorial.ts';
import {
  type EditorialRow,
  toFeaturedOrder,
  holdEditorial,
  insertEditorial,
  updateEditorial,
} from './editorial-playlist.repository.ts';
import { houseAccount } from './house-account.ts';
import { saveCover } from './save-cover.ts';

export type Editing = Acting & Pick<Dependencies, 'assets'>;

const words = sentences.editorial;

/** @throws {Problem} `invalid` for an invisible name, a missing cover, or one playlist too many. */
export async function createEditorial(
  tx: Db,
  body: EditorialPlaylistBody,
  { actor, now, assets }: Editing,
): Promise<EditorialPlaylist> {
  const { name, description, coverImage, category, priority, isActive } = body;
  const ownerId = await houseAccount(tx, now);
  if ((await countOwnedLocked(tx, ownerId)) >= playlistLimits.perPerson) {
    const count = writeCount(playlistLimits.perPerson);
    throw problem('invalid', { error: fill(words.tooMany, { count }) });
  }
  const id = newId(now.getTime());
  const about = { id, name, description, ownerId, isPublic: isActive, createdAt: now };
  await insertPlaylist(tx, { ...about, searchKey: toSearchKey(name) });
  const cover = { coverImage, playlistId: id, owner: actor.id, coverAddress: null };
  const coverAddress = await saveCover(tx, { assets }, cover);
  const creator = { createdBy: actor.name, createdById: actor.id };
  const besides = { playlistId: id, category, priority, coverAddress, ...creator };
  const number = await insertEditorial(tx, besides);
  if (isActive) await feature(tx, { id, name }, toFeaturedOrder(priority, number));
  const after = { name, description, coverImage, category, priority, isActive };
  const target = { kind: 'playlist', id, name };
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'editorial.create',
    target,
    before: null,
    after,
  });
  return describeEditorial(await held(tx, id));
}

type Change = {
  id: string;
  body: EditorialPlaylistBody;
  seen: number | undefined;
};

/**
 * @throws {Problem} `not-found`; `duplicate` with the current values for an outdated version;
 * `invalid` as `createEditorial`.
 */
export async function changeEditorial(
  tx: Db,
  { id, body, seen }: Change,
  { actor, now, assets }: Editing,
): Promise<EditorialPlaylist> {
  const row = await held(tx, id);
  const before = describeEditorial(row);
  const changed = fields.filter((field) => body[field] !== before[field]);
  if (changed.length === 0) return before;
  if (seen !== undefined && seen !== row.version) {
    // A version does not show what its editor saw, so every difference counts.
    const changes = pick(body, changed);
    const otherwise = Object.fromEntries(changed.map((field) => [field, null]));
    refuseOutdated<Pick<EditorialPlaylist, Field>>(
      { now: before, seen: otherwise, changes },
      { error: words.changedElsewhere, describe },
    );
  }
  const { name, description, coverImage, category, priority, isActive } = body;
  const { number, coverAddress } = row;
  const cover = { coverImage, playlistId: id, owner: actor.id, coverAddress };
  await updateEditorial(tx, id, {
    category,
    priority,
    coverAddress: await saveCover(tx, { assets }, cover),
  });
  await updatePlaylist(tx, id, {
    name,
    description,
    isPublic: isActive,
    searchKey: toSearchKey(name),
    featuredPosition: null,
    changedAt: now,
  });
  if (isActive) await feature(tx, { id, name }, toFeaturedOrder(priority, number));
  await recordStaffAction(tx, {
    actor,
    now,
    action: getAction(body, changed),
    target: { kind: 'playlist', id, name: before.name },
    before: pick(before, changed),
    after: pick(body, changed),
  });
  return describeEditorial(await held(tx, id));
}

export async function deleteEditorial(tx: Db, id: string, { actor, now, assets }: Editing) {
  const { name, category, priority, isActive } = await held(tx, id);
  await deleteEntries(tx, id, { trackId: null, now });
  await assets.release(tx, pictureUse('playlist', id));
  await deletePlaylist(tx, id);
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'editorial.delete',
    target: { kind: 'playlist', id, name },
    before: { name, category, priority, isActive },
    after: null,
  });
}

const fields = [
  'name',
  'description',
  'coverImage',
  'category',
  'priority',
  'isActive',
] as const satisfies (keyof EditorialPlaylistBody)[];

type Field = (typeof fields)[number];

async function held(tx: Db, id: string): Promise<EditorialRow> {
  const row = await holdEditorial(tx, id);
  if (row === null) throw problem('not-found');
  return row;
}

async function feature(
  tx: Db,
  { id, name }: { id: string; name: string },
  featuredPosition: number,
) {
  await updatePlaylist(tx, id, { featuredPosition });
  await learnWords(tx, toSearchKey(name));
}

function describe(field: Field, value: unknown) {
  const known: { [field: string]: { [value: string]: Sentence } } = words.values;
  return known[field]?.[String(value)] ?? String(value);
}

function getAction({ isActive }: EditorialPlaylistBody, changed: readonly Field[]): string {
  if (changed.length > 1 || changed[0] !== 'isActive') return 'editorial.change';
  return isActive ? 'editorial.activate' : 'editorial.deactivate';
}

const pick = (values: Pick<EditorialPlaylistBody, Field>, names: readonly Field[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
