/**
 * Puts a template sentence into the text: it replaces another template and follows the editor's
 * own words.
 *
 * @param known all templates
 */
export function beginWith(typed: string, sentence: string, known: readonly string[]): string {
  const own = typed.trim();
  if (own === '' || known.includes(own)) return sentence;
  return own.includes(sentence) ? typed : `${own}\n\n${sentence}`;
}
