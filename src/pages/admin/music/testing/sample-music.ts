import type { MusicFolderState, MusicState, NotTakenList } from '@/shared/contract/music-folder.ts';

export const lastWalk: NonNullable<MusicFolderState['lastWalk']> = {
  at: '2026-11-19T11:40:00.000Z',
  files: 9_012,
  songs: 8_870,
  unchanged: 8_990,
  new: 12,
  moved: 6,
  retagged: 2,
  replaced: 1,
  copies: 96,
  gone: 3,
  notTaken: 4,
  unread: 0,
};

export const idleFolder: MusicFolderState = {
  id: 'mus_1',
  path: '/srv/musica',
  state: 'idle',
  fault: null,
  progress: null,
  lastWalk,
  missing: null,
  notTaken: 4,
  mount: 'ext4',
  isRemote: false,
};

export const readingFolder: MusicFolderState = {
  ...idleFolder,
  id: 'mus_2',
  path: '/mnt/nas/discos',
  state: 'reading',
  lastWalk: null,
  notTaken: 0,
  progress: {
    files: { done: 3_120, total: 9_000 },
    bytes: { done: 35_651_584_000, total: 102_844_000_000 },
    filesPerMinute: 342,
    secondsLeft: 1_032,
  },
  mount: 'nfs4',
  isRemote: true,
};

export const askingFolder: MusicFolderState = {
  ...idleFolder,
  id: 'mus_3',
  path: '/media/usb',
  state: 'asking',
  missing: { files: 8_214, of: 9_000, isOpen: true },
};

export const music = (...folders: MusicFolderState[]): MusicState => ({
  folders,
  every: 15,
  unmeasured: 0,
  unheardAac: 0,
});

export const notTaken: NotTakenList = {
  files: [
    {
      id: 'f1',
      folder: '/srv/musica',
      path: 'Cintas/Entrevista.m4a',
      reason: 'protected',
      firstSeen: '2026-11-02T09:12:00.000Z',
      lastSeen: '2026-11-19T11:40:00.000Z',
    },
    {
      id: 'f2',
      folder: '/srv/musica',
      path: 'Descargas/roto.mp3',
      reason: 'damaged',
      firstSeen: '2026-11-18T22:05:00.000Z',
      lastSeen: '2026-11-19T11:40:00.000Z',
    },
  ],
  total: 2,
};
