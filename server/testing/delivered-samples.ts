import { defaultPitchDetails } from '#contract/pitch-choices.ts';

export const canvas = {
  id: 'local_1',
  at: '2026-11-20T19:00:00.000Z',
  trackId: 'trk_1',
  trackTitle: '',
  artistName: '',
  videoFile: null,
  thumbnailFile: null,
  videoUrl: 'https://example.com/video.mp4',
  description: '',
  tags: [],
  isLoop: true,
  startTime: 0,
  endTime: 8,
};

export const pitch = {
  id: 'local-1',
  at: '2026-11-20T20:00:00.000Z',
  today: '2026-11-20',
  trackId: null,
  trackTitle: 'Luna nueva',
  artistName: 'Faro Norte',
  releaseDate: '2026-12-01',
  targetPlaylists: [],
  genre: 'Pop',
  mood: 'Chill',
  description: 'Un vals.',
  ...defaultPitchDetails,
};

export const notificationFields = {
  title: 'Sale hoy',
  message: 'Un vals.',
  type: 'general',
  scheduledDate: null,
  targetTiers: [],
  includeTrackLink: false,
  trackId: null,
};

export const notification = {
  ...notificationFields,
  id: 'local-3',
  at: '2026-11-20T20:00:00.000Z',
};

export const campaignFields = {
  title: 'Ensayo abierto',
  description: 'Treinta sillas.',
  type: 'behind_scenes',
  startDate: '2026-11-20',
  endDate: '2026-12-01',
  eligibleTiers: [],
  maxParticipants: 30,
  rewards: [],
};

export const campaign = { ...campaignFields, id: 'local-4', at: '2026-11-20T20:00:00.000Z' };

export const story = {
  id: 'local-2',
  at: '2026-11-20T20:00:00.000Z',
  type: 'text',
  content: 'Mañana tocamos',
  caption: 'Ensayo',
  trackId: null,
  trackTitle: '',
  backgroundColor: '#000000',
  textColor: '#ffffff',
  file: null,
};

export const noAccount = { version: 0, account: null };
