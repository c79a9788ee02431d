export type Places = {
  /** Format by name, empty in `{{name}}`. */
  placeholders: ReadonlyMap<string, string>;
  /** `<0>` and `</0>`. */
  tags: readonly string[];
  /** `$t(key)`. */
  references: readonly string[];
  broken: readonly string[];
};

const placeholder = /\{\{\s*(\w+)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g;
const reference = /\$t\(\s*([\w.:]+)\s*(?:,[^)]*)?\)/g;
const numberedTag = /<(\/?\d+)\s*(\/?)>/g;
const closedPair = /<(\d+)><\/\1>/;

export function placesOf(text: string): Places {
  const rest = text.replaceAll(reference, '');
  const broken: string[] = [];
  const [stray] = /\{+[^{}]*\}*|\}+|[｛｝]|\$t\(/.exec(rest.replaceAll(placeholder, '')) ?? [];
  if (stray !== undefined) {
    broken.push(
      `${stray} is broken: a placeholder is {{name}}, with two braces on each side, as in Spanish`,
    );
  }
  const tags = [...text.matchAll(numberedTag)].map(([, name, closed]) => `<${name}${closed}>`);
  let open = tags.filter((tag) => !tag.endsWith('/>')).join('');
  while (closedPair.test(open)) open = open.replace(closedPair, '');
  if (open !== '') {
    broken.push(`${tags.join(' ')} is broken: each <0> is closed by </0>, the innermost first`);
  }
  return {
    placeholders: new Map(
      [...rest.matchAll(placeholder)].map(([, name = '', format = '']) => [name, format]),
    ),
    tags,
    references: [...text.matchAll(reference)].map(([, key = '']) => key),
    broken,
  };
}

export const hasWords = (text: string): boolean =>
  /\p{L}/u.test(
    [placeholder, reference, numberedTag].reduce((rest, place) => rest.replaceAll(place, ''), text),
  );
