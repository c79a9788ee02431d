// Node parses the 179 kB of drizzle-orm's package.json anew for each file that names the package: 380 of them were a
// quarter of a start. So one file does, for all of the server.
export * from 'drizzle-orm';
