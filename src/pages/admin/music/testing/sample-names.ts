import { delay, http, HttpResponse } from 'msw';
import type { NameFolder, NamePreview } from '@/shared/contract/music-name.ts';
import { keepSent } from './sample-albums';

export const suspectedNames: NameFolder = {
  id: 'nam_1',
  path: '/srv/musica/Кино/Gruppa krovi',
  files: 11,
  state: 'suspected',
  codePage: 'windows-1251',
  unread: 0,
  decidedAt: null,
  decidedBy: null,
  version: 0,
};

export const repairedNames: NameFolder = {
  ...suspectedNames,
  id: 'nam_2',
  path: '/srv/musica/Hikaru Utada',
  files: 14,
  state: 'repaired',
  codePage: 'shift-jis',
  decidedAt: '2026-11-19T11:40:00.000Z',
  decidedBy: 'Jefa',
  version: 1,
};

const dismissedNames: NameFolder = {
  ...repairedNames,
  id: 'nam_3',
  path: '/srv/musica/Varios',
  files: 1,
  state: 'dismissed',
  codePage: 'windows-1252',
};

const kino: NamePreview = {
  names: [
    { kind: 'album', before: 'Ãðóïïà êðîâè', after: 'Группа крови' },
    { kind: 'artist', before: 'Êèíî', after: 'Кино' },
    { kind: 'title', before: 'Çâåçäà ïî èìåíè Ñîëíöå', after: 'Звезда по имени Солнце' },
  ],
  total: 3,
};

const path = '*/api/admin/music/names';

type Given = { folders?: readonly NameFolder[]; preview?: NamePreview };

/** Answers about names; acts succeed, and are kept as sent. */
export const answeringNames = ({
  folders = [suspectedNames, repairedNames, dismissedNames],
  preview = kino,
}: Given = {}) => [
  http.get(path, () => HttpResponse.json({ folders, total: folders.length })),
  http.get(`${path}/:id`, ({ request }) => {
    const codePage = new URL(request.url).searchParams.get('codePage');
    const names = preview.names.map((name) =>
      codePage === 'windows-1251' ? name : { ...name, after: name.before },
    );
    return HttpResponse.json({ ...preview, names });
  }),
  http.post(`${path}/:id/:act`, async ({ request, params }) => {
    keepSent({ act: params['act'], ...((await request.json()) as object) });
    const unread = params['act'] === 'repair' ? suspectedNames.files : 0;
    const state = params['act'] === 'repair' ? 'repaired' : 'dismissed';
    return HttpResponse.json({ folder: { ...suspectedNames, state, unread, version: 1 } });
  }),
];

export const unansweredActs = http.post(`${path}/:id/:act`, () => delay('infinite'));

export const refusingActs = http.post(`${path}/:id/:act`, () =>
  HttpResponse.json(
    { code: 'duplicate', error: 'Alguien ya decidió sobre esta carpeta.' },
    { status: 409 },
  ),
);
