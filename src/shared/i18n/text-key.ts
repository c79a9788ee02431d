import type Resources from './generated/resources';

type KeysOf<Words, Group extends string = ''> = {
  [Name in Extract<keyof Words, string>]: Words[Name] extends string
    ? `${Group}${Name}`
    : KeysOf<Words[Name], `${Group}${Name}.`>;
}[Extract<keyof Words, string>];

export type TextKey = {
  [Namespace in keyof Resources]: `${Namespace}:${KeysOf<Resources[Namespace]>}`;
}[keyof Resources];
