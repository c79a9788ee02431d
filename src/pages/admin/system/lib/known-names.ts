type Groups = { readonly [noun: string]: readonly string[] };

type NameOf<Known extends Groups> = {
  [Noun in keyof Known & string]: `${Noun}.${Known[Noun][number]}`;
}[keyof Known & string];

/** Recognises names like `user.create`, which are given by their nouns. */
export function recognise<const Known extends Groups>(known: Known) {
  const names = new Set(
    Object.entries(known).flatMap(([noun, verbs]) => verbs.map((verb) => `${noun}.${verb}`)),
  );
  return (name: string): name is NameOf<Known> => names.has(name);
}
