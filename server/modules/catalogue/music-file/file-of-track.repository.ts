import { type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import { type HouseFile, losslessFormats } from '../../../media/music/house-file.ts';
import { frontOf } from '../track/index.ts';
import { musicFileTable } from './music-file.table.ts';
import { musicFolderTable } from './music-folder.table.ts';

const base64 = (column: SQL) => sql`translate(encode(${column}, 'base64'), E'\n', '')`;

/**
 * As a column: the best file of a track, or of the one that plays for it; lossless ones first, or
 * null. One that is gone comes last: it is played where it came back.
 */
export const fileOfTrack = (trackId: SQLWrapper) =>
  bestFile(sql`file.track_id = ${frontOf(trackId)}`);

/** As a column: what `fileOfTrack` says of its track's best one. */
export const fileNamed = (fileId: SQLWrapper) => bestFile(sql`file.id = ${fileId}`);

const bestFile = (condition: SQL): SQL<HouseFile | null> => sql<HouseFile | null>`(
  select json_build_object(
    'folder', ${base64(sql`folder.path`)}, 'path', ${base64(sql`file.path`)},
    'hash', file.hash, 'format', file.format, 'bytes', file.size, 'changed', file.modified,
    'secondsAt', ${base64(sql`file.seconds_at`)},
    'previewHead', ${base64(sql`file.preview_head`)},
    'previewFrom', file.preview_from, 'previewTo', file.preview_to,
    'pcm', file.pcm)
  from ${musicFileTable} as file join ${musicFolderTable} as folder on folder.id = file.folder_id
  where ${condition}
  order by file.gone_at desc nulls first,
    file.format = any(${sql.param(losslessFormats)}::text[]) desc, file.size desc
  limit 1)`;
