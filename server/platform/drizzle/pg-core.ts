// As `orm.ts` says.
export * from 'drizzle-orm/pg-core';
