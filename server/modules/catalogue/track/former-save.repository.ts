import { type SQL, sql } from '#drizzle/orm.ts';
import { formerSaveTable } from './former-save.table.ts';

/** @param saves selects track, number of the listener, since and until. */
export const insertFormerSaves = (saves: SQL): SQL => sql`
  insert into ${formerSaveTable} (track_id, listener_number, since, until) ${saves}`;
