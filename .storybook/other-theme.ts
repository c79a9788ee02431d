import type { Result } from 'axe-core';

/** What Storybook and the test runner put beside a story. */
const notOfTheStory = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

const sentence = ({ nodes }: Result) =>
  nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`).join('\n');

/**
 * Reads a story, as it stands after its play function, in the theme that it is not shown in: only the
 * contrast of colours, for nothing else differs there. The theme comes back afterwards.
 *
 * @throws with each unreadable text.
 */
export async function readInOtherTheme(): Promise<void> {
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  const other = shown === 'light' ? 'dark' : 'light';
  // Colours on their way are nobody's colours.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  const { default: axe } = await import('axe-core');
  try {
    dataset['theme'] = other;
    const { violations } = await axe.run(
      { include: document.body, exclude: notOfTheStory },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    );
    if (violations.length === 0) return;
    throw new Error(`Unreadable in the ${other} theme:\n${violations.map(sentence).join('\n')}`);
  } finally {
    if (shown === undefined) delete dataset['theme'];
    else dataset['theme'] = shown;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}
