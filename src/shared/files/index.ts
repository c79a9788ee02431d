export {
  deviceFilesMost,
  forgetFilesBut,
  forgetFilesOf,
  hasRoomFor,
  keepFile,
  readFile,
} from './device-files';
export {
  acceptOf,
  beginsAs,
  type FileKind,
  photoKinds,
  pictureKinds,
  soundKinds,
  storySoundKinds,
  videoKinds,
} from './file-kinds';
export type { CsvRow, CsvValue } from './csv-line.ts';
export { saveCsv } from './save-csv.ts';
export { saveFile } from './save-file';
export { saveText } from './save-text';
export { useDeviceFilesSize } from './use-device-files-size';
export { useKeptFile } from './use-kept-file';
