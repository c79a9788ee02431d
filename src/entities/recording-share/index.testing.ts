export { buildOwnShare, buildShare, buildSharedTracks } from './testing/share-builders';
