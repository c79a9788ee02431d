/** Event of Storybook's channel: the words that the story shows now, from the preview to the panel. */
export const wordsShown = 'tonada/words-shown';

/** Event of the channel: the panel asks for the words once more. */
export const wordsAsked = 'tonada/words-asked';

/** Attribute of an element whose texts come from the catalogues: their keys, with a space between. */
export const wordsAttribute = 'data-words';

/** Attributes in which people meet words. */
export const spokenAttributes =
  'aria-label aria-description aria-valuetext alt title placeholder'.split(' ');

/** One text of the catalogues in a story. */
export type Word = {
  /** `<namespace>:<key>`. */
  key: string;
  /** As the catalogue has it, with its placeholders. */
  spanish: string;
  /** File of the catalogue and line in it, from 1. */
  file: string;
  line: number;
  /** Where it stands: as a text, or in which attribute. */
  where: string;
};
