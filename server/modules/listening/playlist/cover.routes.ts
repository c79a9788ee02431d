import { buffer } from 'node:stream/consumers';
import { stagedCover } from '#contract/editorial-limits.ts';
import { uploadLimits } from '#contract/release-limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { stageCover, tooLargeCover } from '../../../media/stage-cover.ts';
import { takeUploads } from '../../accounts/service-setting/index.ts';
import { editorialCoverPurpose } from './save-cover.ts';

const limit = { most: 100, window: 15 * 60 * 1000 } as const;

const { coverBytes } = uploadLimits;

/** Held in memory. */
const cover = {
  most: coverBytes,
  room: { perPerson: 2, bytes: 4 * coverBytes },
  tooLarge: tooLargeCover,
} as const;

/** The body is the file; saving a playlist claims it. */
export function addCoverRoute(app: App, dependencies: Dependencies) {
  const take = takeUploads(app, dependencies, {
    name: 'playlist-cover',
    limit,
    kinds: { cover },
    isForStaff: true,
  });

  serve(
    app,
    'PUT /editorial/uploads/cover',
    { access: { permission: 'editorial.manage' }, opensTransaction: true },
    async (request, reply) => {
      const sent = await buffer(await take(request, reply, 'cover'));
      const { id } = getViewer(request);
      const hash = await stageCover(dependencies.assets, id, sent, editorialCoverPurpose);
      return { coverImage: `${stagedCover}${hash}` };
    },
  );
}
