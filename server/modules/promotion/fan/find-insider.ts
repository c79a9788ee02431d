import { may, type Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findOwnArtist } from '../../catalogue/ownership/index.ts';

/** Campaigns are not for people of the service or the artist. */
export const isInsider = async (
  db: Db,
  viewer: Pick<Viewer, 'id' | 'role' | 'rights'>,
  { artistId, day }: { artistId: string; day: string },
): Promise<boolean> =>
  may(viewer, 'editorial.manage') ||
  (await findOwnArtist(db, viewer.id, { named: artistId, day })) !== null;
