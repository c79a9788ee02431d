import type { Story, StoryWalk } from '../../../scripts/story-walk/index.ts';
import { changeLocale } from './change-locale.ts';
import { complainAbout } from './explain-text.ts';
import { readData } from './page-data.ts';
import { readFaults } from './page-faults.ts';
import { readPlainTexts } from './page-texts.ts';

/**
 * What is wrong with a story in the pseudo-language and is not in Spanish: texts that stay Spanish,
 * and what the longer ones break. Its play function has run in Spanish before.
 */
export async function readInPseudo(
  { page, show }: StoryWalk,
  { id, importPath }: Story,
): Promise<string[]> {
  await page.evaluate(() => {
    window.storyAnswers = [];
  });
  const { failure } = await show(id);
  if (failure) return [`cannot be shown: ${failure.split('\n')[0]}`];
  const inSpanish = await page.evaluate(readFaults);
  const unsettled = await page.evaluate(changeLocale, 'pseudo');
  const inPseudo = await page.evaluate(readFaults);
  const data = await page.evaluate(readData);
  const texts = await page.evaluate(readPlainTexts);
  await page.evaluate(changeLocale, 'es');
  // Once more, for something may have arrived meanwhile.
  const known = new Set([...inSpanish, ...(await page.evaluate(readFaults))]);
  const faults = inPseudo.filter((fault) => !known.has(fault));
  const complaints = texts.flatMap(({ text, where }) => {
    const complaint = complainAbout(text, data, importPath);
    return complaint ? [`«${text}» (${where}) ${complaint}`] : [];
  });
  return [...new Set([unsettled, ...faults, ...complaints])].filter((line) => line !== '');
}
