import { http, HttpResponse } from 'msw';
import { signedIn } from '@/entities/session/index.testing';
import type { SearchResults } from '@/shared/contract/search.ts';
import { sampleFeaturedPlaylists } from '@/shared/sample/sample-playlists.ts';
import { sampleSearch } from '@/shared/sample/sample-search.ts';

export const featured = http.get('*/api/playlists/featured', () =>
  HttpResponse.json(sampleFeaturedPlaylists()),
);

export const search = http.get('*/api/search', ({ request }) =>
  HttpResponse.json(sampleSearch(new URL(request.url).searchParams.get('q') ?? '')),
);

export const limited = HttpResponse.json(
  {
    code: 'too-many-requests',
    error: 'Demasiados intentos seguidos. Espera un poco y vuelve a intentarlo.',
  },
  { status: 429 },
);

export const found = sampleSearch('luna');

export const finds = (results: SearchResults) => ({
  address: '/search?q=luna',
  msw: { handlers: [featured, http.get('*/api/search', () => HttpResponse.json(results))] },
});

export const onSearch = {
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/search',
    state: signedIn(),
    msw: { handlers: [featured, search] },
  },
};
