import { contractVersion } from '../contract-version.ts';
import { escapeHtml } from '../escape-html.ts';
import { preparePage, type Page } from './page.ts';

/** Data included in the page, so that its first view waits for no call. */
export type Brought = {
  answers: Readonly<Record<string, unknown>>;
  pictures?: readonly Picture[];
  /** Stands where the header of the page will have it. */
  art?: Picture & { isRound: boolean };
  /** Readers who have signed in fetch their own answers. */
  isForVisitors?: boolean;
};

type Picture = { sources: string; sizes: string };

export type FindBrought = (path: string) => Promise<Brought | undefined>;

const room = '<ol></ol>';
const homeToCome = /<div aria-hidden="true">.*?<\/ol><\/div>/;

const toImage = ({ sources, sizes }: Picture, attributes = '') =>
  `<img alt=""${attributes} sizes="${escapeHtml(sizes)}" srcset="${escapeHtml(sources)}" fetchpriority="high">`;

export function withBrought(html: string, brought: Brought): string {
  const { answers, pictures = [], art, isForVisitors = false } = brought;
  // Cannot end the script element.
  const data = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  const readers = isForVisitors ? ' data-visitors' : '';
  const block = `<script type="application/json" id="brought" data-contract="${contractVersion()}"${readers}>${data}</script>`;
  const images = pictures.map((picture) => toImage(picture));
  const withPictures = art
    ? html.replace(homeToCome, () => withArt(art))
    : html.replace(room, () => `<ol>${images.join('')}</ol>`);
  // After the shell, before the code that reads the data.
  const at = withPictures.lastIndexOf('<script');
  return `${withPictures.slice(0, at)}${block}\n    ${withPictures.slice(at)}`;
}

const withArt = ({ isRound, ...picture }: Picture & { isRound: boolean }) =>
  `<figure aria-hidden="true">${toImage(picture, isRound ? ' class="o"' : '')}</figure>`;

export function keepLastPage(html: string): (brought: Brought) => Page {
  let last: { text: string; page: Page } | undefined;
  return (brought) => {
    const text = withBrought(html, brought);
    if (last?.text !== text) last = { text, page: preparePage(text) };
    return last.page;
  };
}
