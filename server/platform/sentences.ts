import words from '../../locales/es/server.json' with { type: 'json' };

/** What the server says to people, by key. */
export const sentences = words;

/** Fills the `{{name}}` places of a sentence. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );
}
