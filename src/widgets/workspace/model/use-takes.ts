import { useScreen } from '@/shared/routes';
import type { Takes } from './workspace';

/** What the open tool can be about: one artist, or all of a label too. */
export const useTakes = (): Takes => (useScreen().link?.takes === 'either' ? 'either' : 'artist');
