export { MusicTab } from './ui/MusicTab';
