export type RuleTag = { page: string; rule: string; title: string | undefined };

const tag = /^ *\/\/ Proves ([a-z-]+): (.+)$/;
const named = /^export const (\w+)\b|\(\s*(?<quote>['"`])(?<title>.+?)\k<quote>,/s;

const indentOf = (line = '') => line.length - line.trimStart().length;
const isComment = (line = '') => /^\s*(\/\/|\/?\*)/.test(line);

/**
 * Returns the rules that the tests of a file prove, each tagged in a comment above its test,
 * `describe` or story: `// Proves library: A name is trimmed`. The title is undefined where nothing
 * follows that has one.
 */
export function readRuleTags(text: string): RuleTag[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, page, rule] = tag.exec(line) ?? [];
    return page && rule ? [{ page, rule, title: titleBelow(lines, index) }] : [];
  });
}

/** A table of cases has its title after its last line, indented as its first. */
function titleBelow(lines: string[], from: number) {
  let index = from;
  while (isComment(lines[index])) index += 1;
  const indent = indentOf(lines[index]);
  for (; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '' || indentOf(line) > indent) continue;
    if (indentOf(line) < indent) return;
    const call = line.endsWith('(') ? `${line}${lines[index + 1]}` : line;
    const found = named.exec(call.trimStart());
    if (found) return found.groups?.title ?? found[1];
    if (/^\s*\}?\);$/.test(line)) return;
  }
  return;
}
