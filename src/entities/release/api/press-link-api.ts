import { api, ask, send } from '@/shared/api';
import type { PressLinkBody, PressLinks } from '@/shared/contract/press-link.ts';

type OfRelease = { label: string | undefined; id: string };

const ofRelease = ({ id, label }: OfRelease) => ({ id, query: { label } });

/** See docs/product/releases.md. */
const pressLinkApi = api.enhanceEndpoints({ addTagTypes: ['PressLink'] }).injectEndpoints({
  endpoints: (build) => ({
    pressLinks: build.query<PressLinks, OfRelease>({
      ...ask('GET /label/drafts/:id/links', ofRelease),
      providesTags: ['PressLink'],
    }),
    makePressLink: build.mutation({
      ...ask(
        'POST /label/drafts/:id/links',
        ({ note, endsOn, ...release }: OfRelease & PressLinkBody) => ({
          ...ofRelease(release),
          body: { note, endsOn },
        }),
      ),
      invalidatesTags: ['PressLink'],
    }),
    endPressLink: build.mutation<null, OfRelease & { link: string }>({
      ...send(
        'DELETE /label/drafts/:id/links/:link',
        ({ link, ...release }: OfRelease & { link: string }) => ({ ...ofRelease(release), link }),
      ),
      // Somebody else may have ended it.
      invalidatesTags: ['PressLink'],
    }),
    hearRelease: build.query({ ...ask('POST /press/release'), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useEndPressLinkMutation,
  useHearReleaseQuery,
  useLazyHearReleaseQuery,
  useMakePressLinkMutation,
  usePressLinksQuery,
} = pressLinkApi;
