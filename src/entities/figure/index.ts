export {
  useArtistAudienceQuery,
  useArtistStatsQuery,
  useArtistTracksQuery,
  useLabelInfoQuery,
} from './api/figure-api';
