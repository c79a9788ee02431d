// A playlist is read in parts.
export {
  withBeginning,
  withMovedEntry,
  withPart,
  withRestoredEntry,
  withoutEntry,
} from '../lib/track-list';
