/** Every state that a component may declare with `@states`, and what a story of it shows. */
export const stateMeanings = {
  default: 'as it stands most of the time',
  variants: 'each look, size or tone that it comes in',
  hover: 'the pointer rests on it',
  focus: 'the keyboard has reached it',
  pressed: 'held down, or a toggle that is on',
  selected: 'the chosen one among several, or the one that plays',
  disabled: 'there, but it cannot be used',
  pending: 'its action is under way',
  open: 'what it opens is open',
  closed: 'what it opens is closed',
  loading: 'its data are on the way',
  empty: 'the answer came, and there is nothing in it',
  'no-match': 'a search or filter leaves nothing',
  'not-found': 'the thing does not exist',
  'access-denied': 'the person may not see it',
  sample: 'sample data stand for those of the server',
  failed: 'something went wrong, and what to do next',
  invalid: 'a field was filled in wrongly',
  success: 'the action is done',
  visitor: 'nobody has signed in',
  listener: 'a signed-in person with the role user',
  artist: 'a person with the role artist',
  label: 'a person with the role label',
  editorial: 'a person with the role editorial',
  admin: 'a person with the role admin',
  owner: 'the person to whom it belongs',
  'long-text': 'Spanish longer than anybody planned for',
  'extreme-numbers': 'none, one, and millions',
  'no-image': 'the picture is missing or broken',
  narrow: 'the layout of a phone',
  'reduced-motion': 'the person asked for less motion',
} as const;

export type State = keyof typeof stateMeanings;

export const isState = (word: string): word is State => Object.hasOwn(stateMeanings, word);

/** How a story says which states it shows: `tags: ['state:hover']`. */
export const stateTagPrefix = 'state:';

/** What kind of component it is; decides which states it has to answer. */
export type Kind = 'kit' | 'music' | 'page' | 'part';

/** States that a component of each kind declares, or excludes with a reason. */
export const statesToAnswer: Record<Kind, readonly State[]> = {
  kit: ['default', 'hover', 'focus', 'long-text'],
  music: [
    'default',
    'hover',
    'focus',
    'loading',
    'empty',
    'failed',
    'visitor',
    'long-text',
    'narrow',
  ],
  page: [
    'default',
    'loading',
    'empty',
    'not-found',
    'access-denied',
    'sample',
    'failed',
    'visitor',
    'long-text',
    'extreme-numbers',
    'narrow',
  ],
  part: ['default'],
};

/** Kinds whose stories carry a guide for designers. */
export const kindsWithGuide: ReadonlySet<Kind> = new Set(['kit', 'music']);
