/** Spaces, and signs that show nothing: fillers, soft hyphens, joiners of nothing, marks of direction. */
const unseen =
  '\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB';
const around = new RegExp(`^[${unseen}]+|[${unseen}]+$`, 'gu');
const beyondMarks = new RegExp(`[^${unseen}\\p{Cc}\\p{M}\\p{Cf}\\p{Cn}\\p{Co}]`, 'u');

/** They turn all that follows, until something ends them; the marks of right-to-left scripts may stay. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text as it is kept: without spaces and unseen signs around it, and without signs that turn what stands beside it;
 * empty where nobody could see anything of it.
 */
export const seenText = (text: string): string =>
  beyondMarks.test(text) ? text.replaceAll(turns, '').replaceAll(around, '') : '';
