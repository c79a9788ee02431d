/** Where a table of `docs/coverage` does not keep what it promises. */
export type Gap = { line: number; complaint: string };

type Read = (path: string) => string | undefined;

const proof = /`([^`›]+?) › ([^`]+)`/g;
const isRow = (line: string) => line.startsWith('|') && !/^\|[\s|:-]*\|$/.test(line);

/**
 * Checks a coverage table: each row names at least one test as `` `path › title` ``, and each test
 * named exists. A title is looked for as it stands in the source, quotes aside. `read` gives the text of
 * a file of the project, or undefined when there is none.
 */
export function findUnproven(markdown: string, read: Read): Gap[] {
  const lines = markdown.split('\n');
  return lines.flatMap((line, index) => {
    const isHead = /^\|[\s|:-]*\|$/.test(lines[index + 1] ?? '');
    if (!isRow(line) || isHead) return [];
    const proofs = [...line.matchAll(proof)];
    const complaints = proofs.flatMap(([, path = '', title = '']) => missing(path, title, read));
    if (proofs.length === 0) complaints.push('names no test');
    return complaints.map((complaint) => ({ line: index + 1, complaint }));
  });
}

function missing(path: string, title: string, read: Read): string[] {
  const source = read(path);
  if (source === undefined) return [`there is no ${path}`];
  return source.includes(title) ? [] : [`${path} has no test '${title}'`];
}
