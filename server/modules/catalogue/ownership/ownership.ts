import { officeRight } from '#contract/right.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import {
  findAnyArtist,
  findAnyLabel,
  findOwnArtist,
  findOwnLabel,
  speaksForSeveral,
} from './ownership.repository.ts';

type Wanted = { named: string | undefined; day: string };

/**
 * Returns the named artist, else the viewer's own; viewers who speak for several, or oversee all,
 * must name one. The route has already checked the role. See docs/product/ownership.md.
 *
 * @param wanted `day` is when a contract must be in force.
 * @throws {Problem} `not-found` alike for unknown artists and somebody else's; `invalid` if one
 * must be named.
 */
export async function artistFor(db: Db, viewer: Viewer, { named, day }: Wanted): Promise<string> {
  if (overseesAll(viewer)) return settle(await findAnyArtist(db, nameFrom({ artist: named })));
  // Nobody is put on an artist whom they did not choose.
  const isUnclear =
    named === undefined && viewer.role === 'artist' && (await speaksForSeveral(db, viewer.id));
  const wanted = isUnclear ? nameFrom({ artist: named }) : named;
  return settle(await findOwnArtist(db, viewer.id, { named: wanted, day }));
}

/** @throws {Problem} like `artistFor`. */
export async function labelFor(
  db: Db,
  viewer: Viewer,
  { named }: Pick<Wanted, 'named'>,
): Promise<string> {
  return settle(
    overseesAll(viewer)
      ? await findAnyLabel(db, nameFrom({ label: named }))
      : await findOwnLabel(db, viewer.id, named),
  );
}

/** These viewers own no artist or label. */
export function overseesAll(viewer: Viewer): boolean {
  return viewer.role === 'admin' && viewer.rights.includes(officeRight);
}

function nameFrom(given: Record<string, string | undefined>): string {
  const [[field, name] = []] = Object.entries(given);
  if (name !== undefined) return name;
  throw problem('invalid', { fields: { [String(field)]: sentences.fields.required } });
}

function settle(id: string | null): string {
  if (id === null) throw problem('not-found');
  return id;
}
