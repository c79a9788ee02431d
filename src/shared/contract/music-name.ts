import * as z from 'zod/mini';
import { countSchema, idSchema, instantSchema } from './primitives.ts';

/** Encodings of old tags, as `TextDecoder` names them. */
export const codePages = [
  'utf-8',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'windows-874',
  'shift-jis',
  'euc-kr',
  'gbk',
  'big5',
] as const;

/** `suspected` until somebody decides; `repaired` holds for later imports. */
const nameFolderStates = ['suspected', 'repaired', 'dismissed'] as const;

export const latinTextKinds = [
  'title',
  'artist',
  'album',
  'albumArtist',
  'genre',
  'composer',
] as const;

export const nameFolderPageSize = 20;

/** Names that a preview shows. */
export const previewMost = 200;

const codePageSchema = z.enum(codePages);

export const nameFoldersQuerySchema = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(254))),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
});

const nameFolderSchema = z.object({
  id: idSchema,
  /** Whole path; bytes that are no UTF-8 are replaced. */
  path: z.string(),
  /** Whose names are marked as Latin-1. */
  files: countSchema,
  state: z.enum(nameFolderStates),
  /** That repairs the names, or would. */
  codePage: codePageSchema,
  /** Files that the next walk reads again. */
  unread: countSchema,
  decidedAt: z.nullable(instantSchema),
  /** Null once the account is deleted. */
  decidedBy: z.nullable(z.string()),
  /** Raised by each decision. */
  version: countSchema,
});

/** Those that are suspected, then those that were decided about, by path. */
export const nameFoldersSchema = z.object({
  folders: z.array(nameFolderSchema),
  total: countSchema,
});

export const namePreviewQuerySchema = z.strictObject({ codePage: codePageSchema });

/** Different names of the folder, at most `previewMost`; `total` counts all of them. */
export const namePreviewSchema = z.object({
  names: z.array(
    z.object({
      kind: z.enum(latinTextKinds),
      before: z.string(),
      after: z.string(),
    }),
  ),
  total: countSchema,
});

const versionSchema = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

export const repairNamesBodySchema = z.strictObject({
  codePage: codePageSchema,
  version: versionSchema,
});

export const nameDecisionBodySchema = z.strictObject({ version: versionSchema });

export const nameFolderAnswerSchema = z.object({ folder: nameFolderSchema });

export type CodePage = (typeof codePages)[number];
export type LatinText = { kind: (typeof latinTextKinds)[number]; text: string };
export type NameFolderState = (typeof nameFolderStates)[number];
export type NameFolder = z.infer<typeof nameFolderSchema>;
export type NameFolders = z.infer<typeof nameFoldersSchema>;
export type NameFoldersQuery = z.infer<typeof nameFoldersQuerySchema>;
export type NamePreview = z.infer<typeof namePreviewSchema>;
