export { SentPitches } from './ui/SentPitches';
