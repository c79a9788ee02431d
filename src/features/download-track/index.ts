export { useDownloadTrack } from './model/use-download-track';
