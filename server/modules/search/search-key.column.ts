import { customType } from '#drizzle/pg-core.ts';

/**
 * A name in its normalised form (see `normalise`), written by the application. The byte order of the
 * "C" collation lets an ordinary index answer prefixes as ranges on every deployment.
 */
export const searchKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
