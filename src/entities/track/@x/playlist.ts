export {
  withBeginning,
  withMovedEntry,
  withPart,
  withRestoredEntry,
  withoutEntry,
} from '../lib/track-list';
