import * as z from 'zod/mini';
import {
  countSchema,
  cursorSchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
} from './primitives.ts';

/** See docs/product/collaboration.md. */
export const collaborationSchema = z.object({
  part: z.enum(['owner', 'collaborator']),
  /** Longest first, without the owner. */
  collaborators: z.array(
    z.object({ id: idSchema, name: z.string(), image: imageSchema, since: instantSchema }),
  ),
  /** Whom no link lets in; the owner's alone, as the link. */
  blocked: z.array(z.object({ id: idSchema, name: z.string() })),
  link: z.nullable(z.object({ token: z.string(), expiresAt: instantSchema })),
});

export const collaborationPersonBodySchema = z.strictObject({ userId: idSchema });

export const collaborationTokenBodySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** What prevents the viewer from joining, or `open`; `many`: they take part in too many. */
const playlistInvitationStates = ['open', 'own', 'joined', 'full', 'many', 'closed'] as const;

export const playlistInvitationSchema = z.object({
  playlist: z.extend(namedReferenceSchema, { coverImage: imageSchema }),
  owner: z.string(),
  state: z.enum(playlistInvitationStates),
});

/** Of a deleted account, `actor` is null. `titles` are the first three of `count`. */
const playlistActSchema = z.object({
  id: idSchema,
  kind: z.enum(['added', 'removed', 'moved']),
  at: instantSchema,
  actor: z.nullable(namedReferenceSchema),
  titles: z.array(z.string()),
  count: countSchema,
  /** It took back an earlier act. */
  isUndo: z.boolean(),
  isUndone: z.boolean(),
  /** By the viewer. */
  canUndo: z.boolean(),
});

export const playlistLogQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/** The latest first. */
export const playlistLogSchema = z.object({
  acts: z.array(playlistActSchema),
  nextCursor: cursorSchema,
});

/** What the stream of a playlist says. */
export const playlistMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ping') }),
  z.object({ kind: z.literal('changed') }),
]);

export type Collaboration = z.infer<typeof collaborationSchema>;
export type PlaylistInvitation = z.infer<typeof playlistInvitationSchema>;
export type PlaylistAct = z.infer<typeof playlistActSchema>;
export type PlaylistMessage = z.infer<typeof playlistMessageSchema>;
export type PlaylistLog = z.infer<typeof playlistLogSchema>;
