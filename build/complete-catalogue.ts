/** A catalogue file: texts under keys, which may be grouped. */
export type Catalogue = { [key: string]: string | Catalogue };

const pluralKey = /^(.+)_(?:zero|one|two|few|many|other)$/;

/**
 * The words of a language with the Spanish text wherever they lack a key or leave it empty, so that
 * an incomplete language costs a browser no second file. A plural has each form of the language,
 * where need be with what Spanish says of a number that takes it.
 */
export function completeCatalogue(
  words: Catalogue,
  spanish: Catalogue,
  language: string,
): Catalogue {
  const complete = { ...words };
  for (const [key, text] of Object.entries(withForms(spanish, language))) {
    const own = complete[key];
    if (typeof text === 'string') {
      if (typeof own !== 'string' || own === '') complete[key] = text;
    } else {
      complete[key] = completeCatalogue(typeof own === 'object' ? own : {}, text, language);
    }
  }
  return complete;
}

/** The texts of a Spanish group, its plurals in the forms of the language. */
function withForms(spanish: Catalogue, language: string): Catalogue {
  const forms = spanishForms(language);
  return Object.fromEntries(
    Object.entries(spanish).flatMap(([key, text]) => {
      const base = pluralKey.exec(key)?.[1];
      if (base === undefined) return [[key, text] as const];
      return [...forms].map(
        ([form, ofSpanish]) =>
          [`${base}_${form}`, spanish[`${base}_${ofSpanish}`] ?? text] as const,
      );
    }),
  );
}

// A form that 2 takes is for many things; one that 1 takes without it, for one.
const numbers = [2, 1, ...Array.from({ length: 200 }, (_, number) => number), 1_000_000];

/** Each plural form of a language with the Spanish one of a number that takes it. */
function spanishForms(language: string): Map<string, string> {
  const own = new Intl.PluralRules(language);
  const ofSpanish = new Intl.PluralRules('es');
  return new Map(
    own.resolvedOptions().pluralCategories.map((form) => {
      const first = numbers.find((number) => own.select(number) === form);
      return [form, first === undefined ? 'other' : ofSpanish.select(first)];
    }),
  );
}
