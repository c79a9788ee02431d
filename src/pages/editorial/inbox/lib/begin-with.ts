/**
 * What an editor has after they chose a sentence to begin with: it takes the place of another of them, and what they typed
 * themselves stays in front of it.
 *
 * @param known all sentences that can be chosen.
 */
export function beginWith(typed: string, sentence: string, known: readonly string[]): string {
  const own = typed.trim();
  if (own === '' || known.includes(own)) return sentence;
  return own.includes(sentence) ? typed : `${own}\n\n${sentence}`;
}
