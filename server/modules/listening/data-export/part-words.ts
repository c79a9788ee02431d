import { say, type Sentence, sentences } from '../../../platform/sentences.ts';

type PartWords = { title: string; text: string };

type Known = {
  readonly parts: { readonly [key: string]: { title: Sentence; text: Sentence } };
  readonly columns: { readonly [name: string]: Sentence };
};

export const pageFile = 'index.html';
export const dataFile = 'datos.json';

const { parts, columns }: Known = sentences.dataExport;
const { yes, no } = sentences.dataExport.values;
const { role, status, subscription } = sentences.administration.values;

const codes: { readonly [column: string]: { readonly [code: string]: Sentence } } = {
  role,
  status,
  subscription_type: subscription,
  cancelled_plan: subscription,
  plan: subscription,
};

/** Turns `play.listener_id` into `play-listener_id`. */
const partKey = (name: string): string => name.replace('.', '-');

export function partWords(name: string, language: string): PartWords {
  const known = parts[partKey(name)];
  if (known === undefined) return { title: name, text: '' };
  return { title: say(known.title, language).text, text: say(known.text, language).text };
}

export function columnTitle(column: string, language: string): string {
  const known = columns[column];
  return known === undefined ? column : say(known, language).text;
}

export function valueTitle(column: string, value: unknown, language: string): string | null {
  if (typeof value === 'boolean') return say(value ? yes : no, language).text;
  const known = typeof value === 'string' ? codes[column]?.[value] : undefined;
  return known === undefined ? null : say(known, language).text;
}

/** Returns a path such as `tablas/canciones-que-te-gustan.csv`. */
export function tablePath(name: string, language: string): string {
  const plain = partWords(name, language).title.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const stem = plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `tablas/${stem}.csv`;
}
