import type { Viewer } from '../../../platform/access.ts';
import { may } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { toDay } from '../../../platform/days.ts';
import { findLabelsOf } from '../../catalogue/label/index.ts';
import { findOwnArtists } from '../../catalogue/ownership/index.ts';
import { readAdminToday } from './read-admin-today.ts';
import { readArtistToday } from './read-artist-today.ts';
import { readEditorToday } from './read-editor-today.ts';
import { readFinanceToday } from './read-finance-today.ts';
import { readLabelToday } from './read-label-today.ts';

/** Artists or labels of one account, of which the bell counts what waits. */
const most = 10;

/** How many lines the viewer's homes have: the number that the bell shows. */
export async function countWaiting(
  dependencies: Dependencies & { mailer: Mailer | null },
  viewer: Viewer,
): Promise<number> {
  const { db, clock, config, mailer } = dependencies;
  const now = clock();
  if (viewer.role === 'user') return 0;
  if (may(viewer, 'artist.request')) {
    const artists = await findOwnArtists(db, viewer.id, { day: toDay(now), limit: most });
    return sum(artists.map(({ id }) => readArtistToday(db, id, now)));
  }
  if (viewer.role === 'editorial') return sum([readEditorToday(db, now)]);
  if (viewer.role === 'label') {
    const labels = await findLabelsOf(db, viewer.id, most);
    return sum(labels.map(({ id }) => readLabelToday(db, id, now)));
  }
  const isFinance = viewer.rights.length === 1 && viewer.rights[0] === 'money';
  return sum([
    isFinance
      ? readFinanceToday(dependencies, viewer.id)
      : readAdminToday({ db, clock, config, mailer, viewer }),
  ]);
}

async function sum(reads: readonly Promise<{ total: number }>[]): Promise<number> {
  const totals = (await Promise.all(reads)).map(({ total }) => total);
  return totals.reduce((one, other) => one + other, 0);
}
