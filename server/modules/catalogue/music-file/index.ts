import { defineModule } from '../../../platform/module.ts';
import { importMusicFolders } from './import-music.jobs.ts';

export const musicFileModule = defineModule({ name: 'music-file', jobs: [importMusicFolders] });

export {
  deleteLeftFingerprints,
  findAlbumsAfter,
  findUncompared,
  findUnprinted,
  saveFingerprint,
  savePairs,
  wakeAac,
} from './fingerprint.repository.ts';
export { joinAlbums, splitAlbum } from './decide-albums.ts';
export { fileOfTrack } from './file-of-track.repository.ts';
export {
  findImportedSongs,
  findSeenAlbums,
  listImportedAlbums,
} from './imported-albums.repository.ts';
export { importFolder, importPace, type ImportReport, UnfitFolder } from './import-folder.ts';
export {
  answerForMissing,
  describeMusic,
  lookAtFolder,
  stopFolder,
  summariseMusic,
} from './music-state.ts';
export { listNameFolders } from './music-name.repository.ts';
export { decideNames, previewNames } from './name-folders.ts';
export { listDecisions } from './music-decision.repository.ts';
export { findNotTaken, listNotTaken } from './not-taken.repository.ts';
export { listRecordingPairs } from './recording-pair.repository.ts';
export { dismissPair, joinRecordings } from './same-recording.ts';
export { undoDecision } from './undo-decision.ts';
