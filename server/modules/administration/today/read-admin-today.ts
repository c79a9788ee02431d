import type { TodayOf } from '#contract/today.ts';
import type { Right } from '#contract/right.ts';
import { imagePath } from '../../../media/image-path.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { toDay } from '../../../platform/days.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { countAlarms, describeBackups, getNewerVersion, kitAction } from '../system/index.ts';
import { countArtistRequests } from '../../money/artist-request/index.ts';
import { countStudentRequests } from '../../people/plan/index.ts';
import { countSuspended, wasEverDone } from '../../accounts/staff-action/index.ts';
import { describeMusic } from '../../catalogue/music-file/index.ts';
import { countUnsigned } from '../../catalogue/label/index.ts';
import { findBudgets } from '../../promotion/marquee/index.ts';
import { countAbandoned, findBeginnings } from './admin-today.repository.ts';
import { arrangeLines, type Found } from './arrange-lines.ts';

type Lines = readonly Found<'admin'>[];
type Reader = (
  given: Pick<Dependencies, 'db' | 'clock' | 'config'> & { mailer: Mailer | null; viewer: Viewer },
) => Promise<Lines>;

/** Folders of music that are read or need an answer; without one an empty service has no music. */
async function readMusic(
  db: Dependencies['db'],
  uses: Pick<Dependencies, 'clock' | 'config'>,
): Promise<Lines> {
  if (uses.config.musicFolders.length === 0) {
    return (await findBeginnings(db)).hasArtist ? [] : [{ kind: 'firstMusic' }];
  }
  const { folders } = await describeMusic(db, uses);
  const isFirst = folders.some(({ state, lastWalk }) => state === 'reading' && lastWalk === null);
  return [
    ...folders.flatMap(({ path, missing }) =>
      missing?.isOpen ? [{ kind: 'musicMissing', name: path, count: missing.files } as const] : [],
    ),
    ...(isFirst ? [{ kind: 'musicReading' } as const] : []),
  ];
}

/** What each right leads to. */
const readers: { readonly [right in Right]: Reader } = {
  service: async ({ db, clock, config, mailer }) => {
    const [alarms, { failedBackup }, abandoned, music, hasKit] = await Promise.all([
      countAlarms(db),
      describeBackups({ db, clock, config }),
      countAbandoned(db),
      readMusic(db, { clock, config }),
      config.demo || wasEverDone(db, kitAction),
    ]);
    const refusal = mailer?.refusal() ?? null;
    const newer = getNewerVersion(db);
    return [
      ...(alarms.count > 0
        ? [{ kind: 'alarm', count: alarms.count, day: alarms.day } as const]
        : []),
      ...(failedBackup
        ? [
            {
              kind: 'backupFailed',
              about: failedBackup.reason,
              day: failedBackup.at.slice(0, 10),
            } as const,
          ]
        : []),
      ...(abandoned.count > 0
        ? [{ kind: 'abandoned', count: abandoned.count, day: abandoned.day } as const]
        : []),
      ...(refusal
        ? [{ kind: 'mailRefused', about: refusal.reason, day: toDay(refusal.at) } as const]
        : []),
      ...(mailer === null ? [{ kind: 'mail' } as const] : []),
      ...(hasKit ? [] : [{ kind: 'emergencyKit' } as const]),
      ...music,
      ...(newer ? [{ kind: 'newVersion', name: newer.version, day: newer.day } as const] : []),
    ];
  },
  catalogue: async ({ db }) => {
    const [unsigned, begun] = await Promise.all([countUnsigned(db), findBeginnings(db)]);
    const { count, id, name } = unsigned;
    return [
      ...(begun.label === null ? [{ kind: 'firstLabel' } as const] : []),
      ...(begun.label !== null && !begun.hasArtist
        ? [{ kind: 'firstArtist', id: begun.label } as const]
        : []),
      ...(count > 0 ? [{ kind: 'agreement', count, name: name ?? '', id: id ?? '' } as const] : []),
    ];
  },
  people: async ({ db, clock, viewer }) => {
    const [suspended, { hasEditor }, asked, students] = await Promise.all([
      countSuspended(db, { day: toDay(clock()), viewer: viewer.id }),
      findBeginnings(db),
      countArtistRequests(db),
      countStudentRequests(db),
    ]);
    const { count, id, name } = suspended;
    return [
      ...(hasEditor ? [] : [{ kind: 'firstEditor' } as const]),
      ...(asked.count > 0
        ? [{ kind: 'artistRequest', ...asked, name: asked.name ?? '', id: asked.id ?? '' } as const]
        : []),
      ...(students.count > 0
        ? [{ kind: 'studentRequest', ...students, name: students.name ?? '', id: '' } as const]
        : []),
      ...(count > 0 ? [{ kind: 'suspended', count, name: name ?? '', id: id ?? '' } as const] : []),
    ];
  },
  money: async ({ db, clock }) => {
    const today = toDay(clock());
    return (await findBudgets(db)).map((campaign) => ({
      kind: campaign.startDate < today ? 'budgetLate' : 'budget',
      id: campaign.id,
      name: campaign.name,
      about: campaign.artistName,
      image: imagePath('artist', campaign.artistId),
      artistId: campaign.artistId,
      day: campaign.startDate,
      amount: campaign.budget / 100,
    }));
  },
};

/** See docs/product/today.md. */
export async function readAdminToday(given: Parameters<Reader>[0]): Promise<TodayOf<'admin'>> {
  const { rights } = given.viewer;
  const lines = await Promise.all(rights.map((right) => readers[right](given)));
  return arrangeLines('admin', lines.flat());
}
