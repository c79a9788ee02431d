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

export const readStates = (tags: readonly string[] = []): string[] =>
  tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice('state:'.length));

const looks = new Set(['hover', 'focus', 'pressed', 'variants']);

/** Whether a story shows only other colours of a structure that a story beside it shows too. */
export function isOnlyLook(tags?: readonly string[]): boolean {
  const states = readStates(tags);
  return states.length > 0 && states.every((state) => looks.has(state));
}
