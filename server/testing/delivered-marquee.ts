export const marqueeFields = {
  trackId: 'trk_1',
  campaignName: 'Otoño',
  budget: 100,
  startDate: '2026-11-20',
  endDate: '2026-11-30',
  adFormat: 'sponsored_song',
  targetAudience: { ageRange: 'all', genres: [], countries: [], interests: [] },
  creativeAssets: { image: '', video: '', audio: '', copy: '' },
};

/** A complete campaign. */
export const marquee = {
  ...marqueeFields,
  id: 'local-2',
  at: '2026-11-20T20:00:00.000Z',
  trackTitle: '',
  artistName: '',
};
