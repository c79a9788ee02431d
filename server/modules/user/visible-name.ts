import { seenText } from '#contract/seen-text.ts';

/** Whether anybody can see the name: one of invisible characters is none. */
export const isVisibleName = (name: string): boolean => seenText(name) !== '';
