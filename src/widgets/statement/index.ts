export { SaveStatement } from './ui/SaveStatement';
export { StatementLines } from './ui/StatementLines';
export { TrackEarnings } from './ui/TrackEarnings';
