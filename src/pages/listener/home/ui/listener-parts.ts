/** Parts of home that only listeners have: a visitor's first visit does not pay for them. */
export { LastParts } from './LastParts';
export { Stories } from './Stories';
