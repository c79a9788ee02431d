import type { Right } from '#contract/right.ts';

/** The rights by which an admin sees acts on things of a kind; everybody on the staff sees those of other kinds. */
const rightsByKind: { readonly [kind: string]: readonly Right[] } = {
  user: ['people'],
  setting: ['service', 'money'],
  'payment-run': ['money'],
  marquee: ['money'],
  label: ['catalogue', 'money'],
  artist: ['catalogue', 'money'],
  release: ['catalogue'],
  canvas: ['catalogue'],
  playlist: ['catalogue'],
  pitch: ['catalogue'],
};

/** The kinds of things whose acts an admin with these rights does not see. */
export const hiddenKinds = (own: readonly Right[]): string[] =>
  Object.keys(rightsByKind).filter((kind) => isHidden(kind, own));

export const isHidden = (kind: string, own: readonly Right[]): boolean =>
  rightsByKind[kind]?.some((right) => own.includes(right)) === false;
