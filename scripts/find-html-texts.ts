export type HtmlText = { line: number; text: string };

/** Parts of a page that nobody reads; blanks keep the lines where they are. */
const silentParts = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<!doctype[^>]*>/gi;

const shownAttribute = /\s(?:alt|title|placeholder|aria-(?:label|description))="([^"]*)"/gi;
const shownMeta =
  /<meta\s[^>]*(?:name|property)="(?:description|application-name|author|keywords|apple-mobile-web-app-title|(?:og|twitter):(?:title|description|site_name|image:alt))"[^>]*>/gi;

/**
 * The words that a page of HTML shows or hands to search engines, with their lines: everything between
 * tags, in what is read aloud and in its description. Places as `{{description}}` are none.
 */
export function findHtmlTexts(html: string): HtmlText[] {
  const read = html.replaceAll(silentParts, (part) => part.replaceAll(/[^\n]/g, ' '));
  const found: HtmlText[] = [];
  const report = (offset: number, text: string) => {
    if (!/\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''))) return;
    const start = offset + text.length - text.trimStart().length;
    found.push({ line: read.slice(0, start).split('\n').length, text: text.trim() });
  };
  for (const { 0: between, index } of read.matchAll(/(?<=>)[^<]+/g)) report(index, between);
  for (const { 1: value = '', index } of read.matchAll(shownAttribute)) report(index, value);
  for (const { 0: tag, index } of read.matchAll(shownMeta)) {
    report(index, /\scontent="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  return found.toSorted((one, other) => one.line - other.line);
}
