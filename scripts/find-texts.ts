import { parseSync } from 'vite';

export type FoundText = { line: number; text: string };

// Words that Spanish sentences are made of and English ones, keys and identifiers are not.
const functionWords = new Set(
  `de del la el los las un una unos unas que para con por tu tus mi mis su sus se al en y o sin sobre
  esta este esto esa ese tiene tienes puedes quieres hay más como desde hasta cuando donde nos les
  eres es son está muy pero porque ya todavía aún todo todos toda todas nada`.split(/\s+/),
);

/** How many Spanish function words a text of several words needs to be taken for a sentence. */
const enoughWords = 2;

/**
 * Whether a text from the code reads as Spanish: it has a letter or mark that English lacks, it is
 * made of Spanish words, or it is one of the `labels` of the catalogues as it stands.
 */
export function isSpanish(text: string, labels: ReadonlySet<string>): boolean {
  if (/[áéíóúñü¿¡]/i.test(text)) return true;
  if (labels.has(text.trim())) return true;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    /\s/.test(text.trim()) && words.filter((word) => functionWords.has(word)).length >= enoughWords
  );
}

/**
 * The Spanish texts in string literals, templates and JSX of one TypeScript file. Comments and
 * regular expressions do not count.
 */
export function findTexts(file: string, code: string, labels: ReadonlySet<string>): FoundText[] {
  const found: FoundText[] = [];
  visit(parseSync(file, code).program, (node) => {
    const text = textOf(node);
    if (text === undefined || !isSpanish(text, labels)) return;
    found.push({
      line: code.slice(0, Number(node['start'])).split('\n').length,
      text: text.trim(),
    });
  });
  return found;
}

type Node = Record<string, unknown>;

function textOf(node: Node): string | undefined {
  if (node['type'] === 'TemplateElement') return (node['value'] as { raw: string }).raw;
  const isText = node['type'] === 'Literal' || node['type'] === 'JSXText';
  return isText && typeof node['value'] === 'string' ? node['value'] : undefined;
}

// Module names and property names are identifiers, not words for a reader.
const silentParents = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
]);

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, onNode);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (typeof node['type'] === 'string') onNode(node);
  for (const [key, child] of Object.entries(node)) {
    const isModuleName = key === 'source' && silentParents.has(String(node['type']));
    if (!isModuleName && !(key === 'key' && node['type'] === 'Property')) visit(child, onNode);
  }
}
