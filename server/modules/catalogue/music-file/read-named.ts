import type { CodePage } from '#contract/music-name.ts';
import type { MusicReader } from '../../../media/music/music-reader.ts';
import { joinPath } from '../../../media/music/music-path.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumFolderOf } from './described-track.ts';
import type { MusicFolder } from './music-file.repository.ts';
import {
  findDecisionOfSound,
  type NameDecision,
  type NameFolderRow,
} from './music-name.repository.ts';
import { toKey } from './placed-file.ts';
import type { FoundFile } from './walk-folder.ts';

export type Naming = {
  /** In which the names of a file were read. */
  codePage: CodePage | null;
  /** That comes over from the folder where the sound was before. */
  decision: NameDecision | null;
};

export const pageOf = (decision: Pick<NameDecision, 'state' | 'codePage'> | null | undefined) =>
  decision?.state === 'repaired' ? decision.codePage : null;

type Uses = {
  db: Db;
  reader: MusicReader;
  folder: MusicFolder;
  /** By the keys of their paths. */
  nameFolders: ReadonlyMap<string, NameFolderRow>;
};

/** Reads a file with its names in the page of its folder, or of the one that it was moved from. */
export async function readNamed(
  { path, size }: FoundFile,
  { db, reader, folder, nameFolders }: Uses,
): Promise<{ answer: Awaited<ReturnType<MusicReader['read']>>; naming: Naming }> {
  const read = (codePage: CodePage | null) =>
    reader.read(joinPath(folder.path, path), size, codePage);
  const own = nameFolders.get(toKey(albumFolderOf(path)));
  const codePage = pageOf(own);
  const answer = await read(codePage);
  const isNew = own === undefined && 'music' in answer && answer.music.latinTexts.length > 0;
  const decision = isNew ? await findDecisionOfSound(db, answer.music.hash) : null;
  const former = pageOf(decision);
  if (former === null) return { answer, naming: { codePage, decision } };
  return { answer: await read(former), naming: { codePage: former, decision } };
}
