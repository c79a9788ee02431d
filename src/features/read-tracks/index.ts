export {
  type ListKind,
  listAt,
  listAtSource,
  listPath,
  listSource,
  type MusicList,
} from './lib/music-list';
export { type ListAnswers, type OpenedList, openList } from './model/open-list';
export { type PlayOutcome, playOrPause, shuffleList } from './model/play-list';
export { readableLiked, readablePlaylist } from './model/readable-liked';
export { useReadTracks } from './model/use-read-tracks';
export { readWholeList } from './model/whole-list';
export { ReadingBanner } from './ui/ReadingBanner';
