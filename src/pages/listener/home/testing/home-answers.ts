import { http, HttpResponse } from 'msw';
import { sampleFeaturedPlaylists, sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';
import { sampleRecentTracks } from '@/shared/sample/sample-tracks.ts';

export const featured = (answer: () => Response | Promise<Response>) =>
  http.get('*/api/playlists/featured', answer);

export const recent = (answer: () => Response | Promise<Response>) =>
  http.get('*/api/tracks/recent', answer);

const opened = http.get('*/api/playlists/:id', ({ params }) =>
  HttpResponse.json(sampleFullPlaylist(String(params.id))),
);

export const answers = [
  featured(() => HttpResponse.json(sampleFeaturedPlaylists())),
  recent(() => HttpResponse.json(sampleRecentTracks())),
  opened,
];

export const longTitle =
  'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';

export const onHome = {
  parameters: { layout: 'fullscreen', frame: 'page', msw: { handlers: answers } },
};
