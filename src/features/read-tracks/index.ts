export { type ReadableList, readList } from './model/read-list';
export { useReadTracks } from './model/use-read-tracks';
export { ReadingBanner } from './ui/ReadingBanner';
