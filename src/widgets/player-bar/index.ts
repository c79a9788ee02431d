export { PlayerBar } from './ui/PlayerBar';
