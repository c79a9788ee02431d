import { contractVersion } from '../contract-version.ts';
import { escapeHtml } from '../escape-html.ts';
import { preparePage, type Page } from './page.ts';

/** Data included in the page, so that its first view waits for no call. */
export type Brought = {
  answers: Readonly<Record<string, unknown>>;
  pictures: readonly { sources: string; sizes: string }[];
};

export type FindBrought = (path: string) => Promise<Brought | undefined>;

const room = '<ol></ol>';

function withBrought(html: string, { answers, pictures }: Brought): string {
  const images = pictures.map(
    ({ sources, sizes }) =>
      `<img alt="" sizes="${escapeHtml(sizes)}" srcset="${escapeHtml(sources)}" fetchpriority="high">`,
  );
  // Cannot end the script element.
  const data = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="brought" data-contract="${contractVersion()}">${data}</script>`;
  const withPictures = html.replace(room, () => `<ol>${images.join('')}</ol>`);
  // After the shell, before the code that reads the data.
  const at = withPictures.lastIndexOf('<script');
  return `${withPictures.slice(0, at)}${block}\n    ${withPictures.slice(at)}`;
}

export function keepLastPage(html: string): (brought: Brought) => Page {
  let last: { text: string; page: Page } | undefined;
  return (brought) => {
    const text = withBrought(html, brought);
    if (last?.text !== text) last = { text, page: preparePage(text) };
    return last.page;
  };
}
