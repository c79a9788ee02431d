/** For signed-in users only; visitors do not load these. */
export { LastParts } from './LastParts';
export { Stories } from './Stories';
