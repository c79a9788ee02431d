import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { officeRight } from '#contract/right.ts';
import type { Viewer } from '../../platform/access.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import {
  findAnyArtist,
  findAnyLabel,
  findOwnArtist,
  findOwnLabel,
} from './ownership.repository.ts';

/** Address parameter of calls about one artist. */
export const artistQuerySchema = z.strictObject({ artist: z.optional(idSchema) });

/** Address parameter of calls about one label. */
export const labelQuerySchema = z.strictObject({ label: z.optional(idSchema) });

type Wanted = { named: string | undefined; day: string };

/**
 * The artist that a call is about: the one that it names, or else the viewer's own. Whoever oversees
 * everybody's has none of their own and names one. Whether the viewer's role may make the call
 * was asked before. See docs/product/ownership.md.
 *
 * @param wanted the name in the call, and the present day, on which a contract has to hold.
 * @throws {Problem} `not-found` for somebody else's as for one that does not exist, or where the viewer
 * has none; `invalid` where one has to be named.
 */
export async function artistFor(db: Db, viewer: Viewer, { named, day }: Wanted): Promise<string> {
  return settle(
    overseesAll(viewer)
      ? await findAnyArtist(db, nameFrom({ artist: named }))
      : await findOwnArtist(db, viewer.id, { named, day }),
  );
}

/**
 * The label that a call is about, as `artistFor` finds an artist: the viewer's own is one that they
 * work for.
 *
 * @throws {Problem} as `artistFor` does.
 */
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

/** Whether all artists and labels are open to the viewer, who has none of their own. */
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
