export { type ReadableList, readList } from './model/read-list';
export { useReadTracks } from './model/use-read-tracks';
export { ReadingNotice } from './ui/ReadingNotice';
