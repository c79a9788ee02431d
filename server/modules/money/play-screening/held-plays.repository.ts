import { type SQL, sql } from '#drizzle/orm.ts';
import { flagDecisionTable, flagGroupTable, playFlagTable } from './play-flag.table.ts';

const flags = sql`${playFlagTable} as flag
  left join ${flagGroupTable} as found on found.month = flag.month
    and found.noted_in = flag.noted_in and found.artist_id = flag.artist_id
    and found.rule = flag.rule
  left join ${flagDecisionTable} as decision on decision.group_id = found.id`;

const isUncounted = sql`decision.verdict is distinct from 'counted'`;

/** Flags whose plays earn nothing. Joinable, with their columns and `is_refused`, else undecided. */
export const heldFlags = (name: SQL): SQL =>
  sql`(select flag.*, decision.verdict is not null as is_refused from ${flags} where ${isUncounted}) as ${name}`;

/** Groups that nobody decided yet. Joinable, with their columns. */
export const heldGroups = (name: SQL): SQL => sql`(
  select found.* from ${flagGroupTable} as found where not exists (
    select from ${flagDecisionTable} as decision where decision.group_id = found.id)) as ${name}`;
