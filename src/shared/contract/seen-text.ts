import { trimSigns } from './trim-signs.ts';

/** Spaces and invisible characters. */
const unseen =
  '\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB';
const unseenSign = new RegExp(`[${unseen}]`);
const beyondMarks = new RegExp(`[^${unseen}\\p{Cc}\\p{M}\\p{Cf}\\p{Cn}\\p{Co}]`, 'u');

/** Directional overrides. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Trims invisible characters and removes directional overrides; may return an empty text. */
export const seenText = (text: string): string =>
  beyondMarks.test(text) ? trimSigns(text.replaceAll(turns, ''), unseenSign) : '';

const everywhere = new RegExp(`[${unseen}]+`, 'gu');

/** Removes spaces and invisible characters, which come along where codes and numbers are copied. */
export const withoutUnseen = (text: string): string => text.replaceAll(everywhere, '');

/** Removes only what nobody sees; a space within an email stays to be rejected. */
export const withoutHidden = (text: string): string =>
  text.replaceAll(everywhere, (signs) => signs.replaceAll(/[^ ]/g, '')).trim();
