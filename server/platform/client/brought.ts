import { contractVersion } from '../contract-version.ts';
import { escapeHtml } from '../escape-html.ts';
import { preparePage, type Page } from './page.ts';

/** What a page brings along, so that its first view waits for no call. */
export type Brought = {
  /** Answers of the API that are the same for everybody, by the path under `/api` that asks for them. */
  answers: Readonly<Record<string, unknown>>;
  /** Pictures of the first view, as `srcset` and `sizes` name them. */
  pictures: readonly { sources: string; sizes: string }[];
};

/** Finds what the page of an address brings along; undefined where it brings nothing. */
export type FindBrought = (path: string) => Promise<Brought | undefined>;

/** Where the built page has room for pictures, in the shell that stands until the application draws. */
const room = '<ol></ol>';

/** The page with what it brings; the client reads the answers from the element `brought`. */
function withBrought(html: string, { answers, pictures }: Brought): string {
  const images = pictures.map(
    ({ sources, sizes }) =>
      `<img alt="" sizes="${escapeHtml(sizes)}" srcset="${escapeHtml(sources)}" fetchpriority="high">`,
  );
  // A block of data, not of code; nothing in it may end it.
  const data = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="brought" data-contract="${contractVersion()}">${data}</script>`;
  const withPictures = html.replace(room, () => `<ol>${images.join('')}</ol>`);
  // After what is painted first, and before the code that reads it.
  const at = withPictures.lastIndexOf('<script');
  return `${withPictures.slice(0, at)}${block}\n    ${withPictures.slice(at)}`;
}

/** Makes the page that brings something along; the last one is kept while nothing in it changes. */
export function keepLastPage(html: string): (brought: Brought) => Page {
  let last: { text: string; page: Page } | undefined;
  return (brought) => {
    const text = withBrought(html, brought);
    if (last?.text !== text) last = { text, page: preparePage(text) };
    return last.page;
  };
}
