import type { CodePage, NameFolder, NameFolderState, NamePreview } from '#contract/music-name.ts';
import { cleanText } from '#rules/music-tags.ts';
import { decodeText } from '../../../media/music/code-page.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { holdFolders } from './music-file.repository.ts';
import {
  changeNameFolder,
  describeNameFolder,
  findLatinTexts,
  rereadNames,
} from './music-name.repository.ts';
import { wantWalkOf } from './music-state.ts';

async function openFolder(db: Db, id: string): Promise<NameFolder & { folderId: string }> {
  const folder = await describeNameFolder(db, id);
  if (folder === null) throw problem('not-found');
  return folder;
}

/** @throws {Problem} `not-found` for an unknown folder. */
export async function previewNames(db: Db, id: string, codePage: CodePage): Promise<NamePreview> {
  await openFolder(db, id);
  const { texts, total } = await findLatinTexts(db, id);
  return {
    names: texts.map(({ kind, text }) => ({
      kind,
      before: cleanText(text) ?? '',
      after: cleanText(decodeText(text, codePage)) ?? '',
    })),
    total,
  };
}

type NameDeciding = { id: string; version: number; state: NameFolderState; codePage?: CodePage };

type Uses = Pick<Dependencies, 'config' | 'clock'> & { decidedById: string };

/**
 * Says in which page the names of a folder are read, also by later imports, or that they are right.
 * Files whose names change are read again by the next walk, which is asked for.
 *
 * @param deciding `version` as the caller saw it.
 * @throws {Problem} `not-found` for an unknown folder, `duplicate` where somebody decided since it
 *   was seen.
 */
export async function decideNames(
  tx: Db,
  { id, version, state, codePage }: NameDeciding,
  { config, clock, decidedById }: Uses,
): Promise<NameFolder> {
  // Imports write under the same lock, so that no file is left with its former names.
  await holdFolders(tx);
  const before = await openFolder(tx, id);
  if (before.version !== version)
    throw problem('duplicate', { error: sentences.music.namesChanged });
  const isUndone = state === 'suspected';
  await changeNameFolder(tx, id, {
    state,
    ...(codePage && { codePage }),
    version: version + 1,
    decidedAt: isUndone ? null : clock(),
    decidedById: isUndone ? null : decidedById,
  });
  if (state === 'repaired' || before.state === 'repaired') {
    await rereadNames(tx, id);
    await wantWalkOf(tx, before.folderId, { config, clock });
  }
  return openFolder(tx, id);
}
