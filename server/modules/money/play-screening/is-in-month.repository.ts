import { type SQL, sql } from '#drizzle/orm.ts';
import { getFirstDay, monthsAfter } from '../../../platform/months.ts';
import { playTable } from '../../listening/play/play.table.ts';

const toStart = (day: string) => `${day}T00:00:00Z`;

/** Of plays. */
export const isInMonth = (month: string): SQL => sql`
  ${playTable.playedAt} >= ${toStart(getFirstDay(month))}::timestamptz
  and ${playTable.playedAt} < ${toStart(getFirstDay(monthsAfter(month, 1)))}::timestamptz`;

/** Both inclusive, UTC. */
export const isInDays = (from: string, until: string): SQL => sql`
  ${playTable.playedAt} >= ${toStart(from)}::timestamptz
  and ${playTable.playedAt} < ${toStart(until)}::timestamptz + interval '1 day'`;
