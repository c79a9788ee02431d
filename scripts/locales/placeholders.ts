export type Broken = { part: string; advice: string };

const braces = 'a placeholder is {{name}}, with two braces on each side, as in Spanish';
const pairs = 'each <0> is closed by </0>, the innermost first';

/** What of a text is not words: places that the application fills, tags and references. */
export type Places = {
  /** `{{name}}` and `{{name, format}}`: the format by the name, empty where there is none. */
  placeholders: ReadonlyMap<string, string>;
  /** Numbers of tags that the application draws, as `<0>` and `</0>`. */
  tags: readonly string[];
  /** Keys of other texts that are put in: `$t(key)`. */
  references: readonly string[];
  /** What looks like one of these and is none. */
  broken: readonly Broken[];
};

const placeholder = /\{\{(-?)\s*([^{},]*?)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g;
const reference = /\$t\(\s*([\w.:]+)\s*(?:,[^)]*)?\)/g;
const numberedTag = /<(\/?\d+)\s*(\/?)>/g;

/** Reads the places of a text. */
export function placesOf(text: string): Places {
  const placeholders = new Map<string, string>();
  const broken: Broken[] = [];
  const references = [...text.matchAll(reference)].map(([, key = '']) => key);
  const rest = text
    .replaceAll(reference, '')
    .replaceAll(placeholder, (whole, dash, name, format) => {
      if (dash === '' && /^\w+$/.test(name)) placeholders.set(name, format ?? '');
      else broken.push({ part: whole, advice: braces });
      return '';
    });
  const stray = /\{+[^{}]*\}*|\}+|[｛｝]|\$t\(/.exec(rest);
  if (stray) broken.push({ part: stray[0], advice: braces });
  const tags = [...text.matchAll(numberedTag)].map(
    ([, tag = '', closed = '']) => `${tag}${closed}`,
  );
  if (!areClosed(tags)) broken.push({ part: showTags(tags), advice: pairs });
  return { placeholders, tags, references: references.toSorted(), broken };
}

/** Tags as they are written: `<0> </0>`. */
export const showTags = (tags: readonly string[]) => tags.map((tag) => `<${tag}>`).join(' ');

/** Whether each opened tag is closed, innermost first. */
function areClosed(tags: readonly string[]): boolean {
  const open: string[] = [];
  for (const tag of tags) {
    if (tag.endsWith('/')) continue;
    if (!tag.startsWith('/')) open.push(tag);
    else if (open.pop() !== tag.slice(1)) return false;
  }
  return open.length === 0;
}

/** HTML in a text: a tag with a name, or an entity such as `&nbsp;`. It would be shown as it stands. */
export function findMarkup(text: string): string | undefined {
  return /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.exec(text)?.[0];
}

/** The letters of a text outside of its places; none where it is made of symbols and numbers. */
export function wordsOf(text: string): string {
  const words = text
    .replaceAll(placeholder, ' ')
    .replaceAll(reference, ' ')
    .replaceAll(numberedTag, ' ');
  return words.replaceAll(/[^\p{L}\p{M}]+/gu, ' ').trim();
}
