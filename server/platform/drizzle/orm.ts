// Node parses drizzle-orm's package.json (179 kB) for each importing file: 380 imports took a
// quarter of a start.
export * from 'drizzle-orm';
