import { musicFileTable } from '../modules/catalogue/music-file/music-file.table.ts';
import { musicFolderTable } from '../modules/catalogue/music-file/music-folder.table.ts';
import { musicNameFolderTable } from '../modules/catalogue/music-file/music-name-folder.table.ts';
import type { ReleaseApp } from './start-release-app.ts';
import { call, type WritingCalls } from './writing-call.ts';

/** Repairs the names of a folder, undoes that and dismisses them. */
export async function* repairNames({ db }: ReleaseApp, trackId: string): ReturnType<WritingCalls> {
  const path = Buffer.from('/srv/music');
  const ids = { folderId: 'fol_names', nameFolderId: 'nam_1' };
  await db.insert(musicFolderTable).values({ id: ids.folderId, path });
  await db.insert(musicNameFolderTable).values({
    id: ids.nameFolderId,
    folderId: ids.folderId,
    path: Buffer.from('Kino'),
    codePage: 'windows-1251',
  });
  await db.insert(musicFileTable).values({
    ...ids,
    id: 'fil_1',
    path: Buffer.from('Kino/01.mp3'),
    trackId,
    device: '1',
    inode: '1',
    modified: '1',
    changed: '1',
    hash: 'hash',
    format: 'mp3',
    size: 1,
    samples: 1,
    sampleRate: 1,
    previewFrom: 0,
    previewTo: 1,
    secondsAt: path,
    previewHead: path,
    latinTexts: [{ kind: 'artist', text: 'Êèíî' }],
  });
  const url = `admin/music/names/${ids.nameFolderId}`;
  yield call('jefa', 'POST', `${url}/repair`, { codePage: 'windows-1251', version: 0 });
  yield call('jefa', 'POST', `${url}/undo`, { version: 1 });
  yield call('jefa', 'POST', `${url}/dismiss`, { version: 2 });
}
