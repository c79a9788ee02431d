import type { SQL } from '#drizzle/orm.ts';

/** For a part of a statement that is null where the row it asks for may be missing. */
export const orNull = <Value>(part: SQL<Value>): SQL<Value | null> => part;
