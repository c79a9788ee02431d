import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { trackTable } from './track.table.ts';

/** `tempo` in quarter notes a minute, `tonic` in semitones above C. */
type TrackTempo = { trackId: string; tempo: number; tonic: number };

export async function writeTempos(tx: Db, tempos: readonly TrackTempo[]): Promise<void> {
  const ids = tempos.map(({ trackId }) => trackId);
  const beats = tempos.map(({ tempo }) => Math.round(tempo));
  const tonics = tempos.map(({ tonic }) => tonic);
  await tx.execute(sql`
    update ${trackTable} set tempo = known.tempo, tonic = known.tonic
    from unnest(${sql.param(ids)}::text[], ${sql.param(beats)}::int[], ${sql.param(tonics)}::int[])
      as known (id, tempo, tonic)
    where ${trackTable.id} = known.id`);
}
