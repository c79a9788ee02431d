export { deviceFilesMost, forgetFilesBut, forgetFilesOf, keepFile, readFile } from './device-files';
export {
  getAcceptedTypes,
  beginsAs,
  type FileKind,
  photoKinds,
  pictureKinds,
  soundKinds,
  storySoundKinds,
  videoKinds,
} from './file-kinds';
export { keepFiles } from './keep-files';
export { byteOrderMark } from './csv-line.ts';
export type { CsvRow, CsvValue } from './csv-line.ts';
export {
  jspfTrackExtension,
  type ListedSong,
  type ListFormat,
  listFormats,
  listWriters,
  serviceCsv,
  toFileName,
  writeList,
} from './list-formats.ts';
export { saveAnswer } from './save-answer';
export { saveBlob, saveFile, saveText, saveCsv } from './save-file';
export { useChosenFile } from './use-chosen-file';
export { useDeviceFilesSize } from './use-device-files-size';
export { useFileAddress } from './use-file-address';
export { useStoredFile } from './use-stored-file';
