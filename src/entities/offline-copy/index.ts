export { readCopyLyrics } from './model/copy-lyrics';
export { copyMark } from './model/copy-mark';
export { type CopyState, type CopyTrouble, readCopyState, useCopyState } from './model/copy-state';
export type { KeptList } from './model/copy-store';
export { followPlayable } from './model/follow-playable';
export { useLacksCopy } from './model/lacks-copy';
export { endCopies, fetchCopies, keepList, removeList, setCopyLimit } from './model/keep-lists';
export { preparePlaying } from './model/prepare-playing';
export { tendCopies } from './model/tend-copies';
