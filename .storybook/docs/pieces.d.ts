declare module 'virtual:pieces' {
  type Link = { name: string; to: string };

  /** Keyed by title; `to` is the id of a documentation page. */
  export const pieces: Record<
    string,
    { tokens: string[]; madeOf: Link[]; usedIn: Link[] } | undefined
  >;
}
