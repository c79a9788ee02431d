import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Gallery } from '../gallery.ts';
import { type Change, countChanges } from '../find-changes.ts';
import type { PictureStore } from '../picture-store.ts';
import { buildViewer } from './build-viewer.ts';
import type { Entry, ReportData } from './report-data.ts';
import { reportPage } from './report-page.ts';

type Report = {
  changes: readonly Change[];
  before: Gallery;
  after: Gallery;
  base: string;
  commit: string;
  store: PictureStore;
};

const typeface = 'bricolage-grotesque-latin-wght-normal.woff2';

/**
 * Writes the report into `folder`, in place of a former one, with everything that it needs: its page
 * opens without a server. Answers the path of the page.
 */
export async function writeReport(folder: string, report: Report): Promise<string> {
  const { changes, before, after, base, commit, store } = report;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  copyFileSync(
    resolve(`@fontsource-variable/bricolage-grotesque/files/${typeface}`),
    join(folder, typeface),
  );
  const entries = changes.map((change, place) => entryOf(folder, change, place, store));
  const data: ReportData = {
    base,
    commit,
    pictures: after.pictures.length,
    taken: before.taken + after.taken,
    counts: countChanges(changes),
    entries,
    notPhotographed: after.notPhotographed.map(({ title, name }) => `${title}/${name}`),
  };
  const page = join(folder, 'index.html');
  writeFileSync(page, reportPage(data, { typeface, script: await buildViewer() }));
  return page;
}

/** The line of one change; its pictures are put into the folder. */
function entryOf(
  folder: string,
  { before, after, difference, ...about }: Change,
  place: number,
  store: PictureStore,
): Entry {
  const copied = (picture: string) => {
    const path = `pictures/${picture}.png`;
    copyFileSync(store.pathOf(picture), join(folder, path));
    return path;
  };
  const drawn = `pictures/difference-${place}.png`;
  if (difference) writeFileSync(join(folder, drawn), difference);
  return {
    ...about,
    ...(before && { before: copied(before) }),
    ...(after && { after: copied(after) }),
    ...(difference && { difference: drawn }),
  };
}
