import type { Db } from '../../../platform/database/db.ts';
import { noteExportRead } from '../../listening/data-export/index.ts';
import { noteDecisionRead } from '../../accounts/decision-notification/index.ts';
import { notePlaylistNewsRead } from './playlist-news.repository.ts';
import { noteNewsRead } from './read-news.repository.ts';
import { noteOpened } from './received.repository.ts';

type Act = { listener: string; notification: string; now: Date };

/** Marks an entry of the bell as read. Null if the user does not have it. */
export async function openEntry(tx: Db, act: Act): Promise<'message' | 'other' | null> {
  const isOther =
    (await noteDecisionRead(tx, act)) ||
    (await noteExportRead(tx, act)) ||
    (await notePlaylistNewsRead(tx, act)) ||
    (await noteNewsRead(tx, act));
  if (isOther) return 'other';
  return (await noteOpened(tx, act)) ? 'message' : null;
}
