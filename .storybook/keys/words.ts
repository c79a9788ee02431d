/** Channel event with the story's words, from preview to panel. */
export const wordsShown = 'tonada/words-shown';

/** Channel event that asks for the words again. */
export const wordsAsked = 'tonada/words-asked';

/** Keys of an element's texts, separated by spaces. */
export const wordsAttribute = 'data-words';

export const spokenAttributes =
  'aria-label aria-description aria-valuetext alt title placeholder'.split(' ');

export type Word = {
  /** `<namespace>:<key>`. */
  key: string;
  spanish: string;
  /** Line from 1. */
  file: string;
  line: number;
  /** As text, or the attribute's name. */
  where: string;
};
