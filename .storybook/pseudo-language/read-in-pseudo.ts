import { commands } from 'vitest/browser';
import { showWords } from '../keys/show-words';
import { readLayoutFaults } from './layout-faults';
import { readPlainTexts, type PlainText } from './plain-texts';
import { textsGivenTo } from './story-data';

const readAloud = new Set(
  ['default', 'open', 'empty', 'no-match', 'not-found', 'access-denied', 'sample']
    .concat(['failed', 'invalid', 'success', 'owner', 'narrow'])
    .map((state) => `state:${state}`),
);

/** In milliseconds. */
const patience = 5_000;

type Story = { title: string; tags: string[]; initialArgs: object; parameters: object };

/**
 * No text may stay Spanish after the play function, and no layout may break that holds in
 * Spanish. Leaves the pseudo-language on.
 *
 * @throws with each text and its element.
 */
export async function readInPseudo({ title, tags, ...given }: Story): Promise<void> {
  const isReadAloud = tags.some((tag) => readAloud.has(tag)) && !tags.includes('no-photo');
  if (!isReadAloud || !/^(Music|Screens)\//.test(title)) return;
  const known = new Set(readLayoutFaults());
  await show('pseudo');
  let faults = await readFaults(known, given);
  // Deferred texts appear late on a busy machine.
  for (const startedAt = performance.now(); faults.length > 0;) {
    if (performance.now() - startedAt > patience)
      throw new Error(`In the pseudo-language:\n${faults.join('\n')}`);
    await nextFrames();
    faults = await readFaults(known, given);
  }
}

/** `known` collects the faults that Spanish has too. */
async function readFaults(
  known: Set<string>,
  given: Pick<Story, 'initialArgs' | 'parameters'>,
): Promise<string[]> {
  const texts = readPlainTexts();
  const unknown = readLayoutFaults().filter((fault) => !known.has(fault));
  if (unknown.length > 0) {
    await show('es');
    for (const fault of readLayoutFaults()) known.add(fault);
    await show('pseudo');
  }
  const layout = unknown.filter((fault) => !known.has(fault));
  if (texts.length === 0) return layout;
  return [...layout, ...(await commands.complainAboutTexts(texts, textsGivenTo(given)))];
}

async function show(locale: string) {
  await showWords({ locale });
  await nextFrames();
  // Accented letters may need another font file.
  await document.fonts.ready;
}

async function nextFrames() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

declare module 'vitest/browser' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface BrowserCommands {
    /** See `explain-text.ts`. */
    complainAboutTexts: (texts: PlainText[], data: string[]) => Promise<string[]>;
  }
}
