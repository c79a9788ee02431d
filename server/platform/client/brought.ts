import { contractVersion } from '../contract-version.ts';
import { escapeHtml } from '../escape-html.ts';
import { preparePage, type Page } from './page.ts';

/** What a page includes, so that its first view waits for no call. */
export type Brought = {
  /** Public answers of the API, by their path under `/api`. */
  answers: Readonly<Record<string, unknown>>;
  /** Pictures of the first view, as `srcset` and `sizes`. */
  pictures: readonly { sources: string; sizes: string }[];
};

/** Finds what the page at a path includes. */
export type FindBrought = (path: string) => Promise<Brought | undefined>;

/** Where the built page holds the pictures of its shell until the application renders. */
const room = '<ol></ol>';

/** The client reads the answers from the element `brought`. */
function withBrought(html: string, { answers, pictures }: Brought): string {
  const images = pictures.map(
    ({ sources, sizes }) =>
      `<img alt="" sizes="${escapeHtml(sizes)}" srcset="${escapeHtml(sources)}" fetchpriority="high">`,
  );
  // Data, not code; escaped so that nothing in it ends the script element.
  const data = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="brought" data-contract="${contractVersion()}">${data}</script>`;
  const withPictures = html.replace(room, () => `<ol>${images.join('')}</ol>`);
  // After the shell that is painted first, before the code that reads it.
  const at = withPictures.lastIndexOf('<script');
  return `${withPictures.slice(0, at)}${block}\n    ${withPictures.slice(at)}`;
}

/** Builds pages that include data, and keeps the last one while its data is unchanged. */
export function keepLastPage(html: string): (brought: Brought) => Page {
  let last: { text: string; page: Page } | undefined;
  return (brought) => {
    const text = withBrought(html, brought);
    if (last?.text !== text) last = { text, page: preparePage(text) };
    return last.page;
  };
}
