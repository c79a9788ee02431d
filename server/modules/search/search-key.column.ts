import { customType } from '#drizzle/pg-core.ts';

/**
 * A name from `normalise`. The "C" collation lets an ordinary index answer prefixes as ranges on
 * every deployment.
 */
export const searchKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
