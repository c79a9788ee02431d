import * as z from 'zod/mini';

/** The forms of backups; a reader refuses a later one. */
export const formats = {
  whole: 1,
  /** Its files are in a place that several backups share. */
  rowsAlone: 2,
} as const;

export const names = {
  head: 'backup.json',
  shape: 'tables.json',
  manifest: 'manifest.json',
  files: 'assets/',
  rows: 'rows/',
} as const;

/** The first member: says who can read the rest. */
export const headSchema = z.object({
  format: z.number(),
  version: z.string(),
  /** The last migration that the program knew. */
  migration: z.number(),
  madeAt: z.string(),
});

export type Head = z.infer<typeof headSchema>;

export const shapeSchema = z.object({
  migrations: z.array(z.number()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** The last member: a backup without it was interrupted. */
export const manifestSchema = z.object({
  rows: z.record(z.string(), z.number()),
  /** Hashes that the rows name and the store had lost. */
  missing: z.array(z.string()),
  /** Hashes of files in the place that backups share. */
  shared: z.optional(z.array(z.string())),
  /** Names of all other members and their SHA-256. */
  members: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Bytes done of about this many. */
export type OnProgress = (done: number, total: number) => void;
