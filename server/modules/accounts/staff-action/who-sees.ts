import type { Right } from '#contract/right.ts';

/** All staff see other kinds. */
const rightsByKind: { readonly [kind: string]: readonly Right[] } = {
  user: ['people'],
  setting: ['service', 'money'],
  job: ['service'],
  kit: ['service'],
  'payment-run': ['money'],
  screening: ['money'],
  marquee: ['money'],
  label: ['catalogue', 'money'],
  artist: ['catalogue', 'money'],
  release: ['catalogue'],
  canvas: ['catalogue'],
  playlist: ['catalogue'],
  pitch: ['catalogue'],
};

export const hiddenKinds = (own: readonly Right[]): string[] =>
  Object.keys(rightsByKind).filter((kind) => isHidden(kind, own));

export const isHidden = (kind: string, own: readonly Right[]): boolean =>
  rightsByKind[kind]?.some((right) => own.includes(right)) === false;
