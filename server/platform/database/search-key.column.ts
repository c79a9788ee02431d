import { customType } from '#drizzle/pg-core.ts';

/** From `normalise`. The "C" collation lets an ordinary index answer prefixes as ranges. */
export const searchKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
