/** Channel event from the preview to the panel: the words that the story shows. */
export const wordsShown = 'tonada/words-shown';

/** Channel event from the panel: asks for the words again. */
export const wordsAsked = 'tonada/words-asked';

/** Lists the keys of an element's texts, separated by spaces. */
export const wordsAttribute = 'data-words';

/** Attributes that hold text for people. */
export const spokenAttributes =
  'aria-label aria-description aria-valuetext alt title placeholder'.split(' ');

export type Word = {
  /** `<namespace>:<key>`. */
  key: string;
  /** The catalogue's text, with its placeholders. */
  spanish: string;
  /** Catalogue file and line, from 1. */
  file: string;
  line: number;
  /** As text, or the attribute's name. */
  where: string;
};
