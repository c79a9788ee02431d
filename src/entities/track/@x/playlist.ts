// A playlist is a long list of tracks that is read in parts, as others are.
export {
  withBeginning,
  withMovedEntry,
  withPart,
  withRestoredEntry,
  withoutEntry,
} from '../lib/track-list';
