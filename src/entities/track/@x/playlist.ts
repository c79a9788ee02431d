// A playlist is a list of tracks read in parts.
export {
  withBeginning,
  withMovedEntry,
  withPart,
  withRestoredEntry,
  withoutEntry,
} from '../lib/track-list';
