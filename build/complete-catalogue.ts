/** A catalogue file: texts under keys, which may be grouped. */
export type Catalogue = { [key: string]: string | Catalogue };

/**
 * The words of a language with the Spanish text wherever they lack a key or leave it empty, so that
 * an incomplete language costs a browser no second file. Keys that Spanish lacks stay: a language may
 * have plural forms of its own.
 */
export function completeCatalogue(words: Catalogue, spanish: Catalogue): Catalogue {
  const complete = { ...words };
  for (const [key, text] of Object.entries(spanish)) {
    const own = complete[key];
    if (typeof text === 'string') {
      if (typeof own !== 'string' || own === '') complete[key] = text;
    } else {
      complete[key] = completeCatalogue(typeof own === 'object' ? own : {}, text);
    }
  }
  return complete;
}
