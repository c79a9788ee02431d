// Importing drizzle-orm from each file took a quarter of a start.
export * from 'drizzle-orm';
