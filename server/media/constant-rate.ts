import { type Content, getBeginning } from '../platform/content/content.ts';
import type { Sound } from './media-source.ts';

/** A sound whose positions follow from time, so that each beginning of it can be played. */
export const constantRate = (content: Content, bytesPerSecond: number): Sound => ({
  ...content,
  secondsAt: (position) => position / bytesPerSecond,
  beginning: (seconds) => getBeginning(content, Math.ceil(seconds * bytesPerSecond)),
});
