export { type ReadableList, listRead } from './model/list-read';
export { useReadTracks } from './model/use-read-tracks';
export { ReadingNotice } from './ui/ReadingNotice';
