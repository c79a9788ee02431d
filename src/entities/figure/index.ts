export {
  useArtistAudienceQuery,
  useArtistPaymentsQuery,
  useArtistStatementQuery,
  useArtistStatsQuery,
  useArtistTracksQuery,
  useLabelInfoQuery,
} from './api/figure-api';
