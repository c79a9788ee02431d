// Node parses drizzle-orm's package.json (179 kB) for each file that imports it: 380 imports took
// a quarter of a start.
export * from 'drizzle-orm';
