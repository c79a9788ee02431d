export { highlightsSeen, useArtistHighlightsQuery } from './api/artist-highlights-api';
export { useHighlightsQuery } from './api/highlight-api';
export { highlightApi } from './api/highlight-api';
