/** For signed-in users only; visitors do not load these. */
export { SaveOnCard } from '@/features/save-playlist';
export { LastParts } from './LastParts';
export { ListenerRows } from './ListenerRows';
export { Mixes } from './Mixes';
export { OpenedTiles } from './OpenedTiles';
