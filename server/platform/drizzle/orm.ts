// Node parses the 179 kB of drizzle-orm's package.json for each file that imports the package:
// 380 imports took a quarter of a start, so the server imports it here only.
export * from 'drizzle-orm';
