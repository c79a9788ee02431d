import { buffer } from 'node:stream/consumers';
import { uploadLimits } from '#contract/release-limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { requireAnyAgreement } from '../../catalogue/label/index.ts';
import { getBodyLimit, takeUploads } from '../../accounts/service-setting/index.ts';
import { takeLargeFiles } from '../../accounts/upload/index.ts';
import { stageCover, tooLargeCover } from '../../../media/stage-cover.ts';
import { stageSound, tooLarge } from './stage-sound.ts';
import { soundPurpose } from './upload-purposes.ts';

/** Per person; some albums with retries. */
const limit = { most: 300, window: 15 * 60 * 1000 } as const;

const { soundBytes, coverBytes } = uploadLimits;

/** Sound is streamed, covers are buffered. */
const kinds = {
  sound: { most: soundBytes, room: { perPerson: 3, bytes: 20 * soundBytes }, tooLarge },
  cover: {
    most: coverBytes,
    room: { perPerson: 2, bytes: 6 * coverBytes },
    tooLarge: tooLargeCover,
  },
} as const;

const access = { permission: 'label.open' } as const;

/** The body is the file. */
export const uploadRoutes: AppModule = (app, dependencies) => {
  const take = takeUploads(app, dependencies, { name: 'release', limit, kinds });

  serve(
    app,
    'PUT /label/uploads/sound',
    { access, bodyMost: getBodyLimit(soundBytes), opensTransaction: true },
    async (request, reply) => {
      await requireAnyAgreement(dependencies.db, getViewer(request));
      const sent = await take(request, reply, 'sound');
      return stageSound(dependencies, getViewer(request).id, sent);
    },
  );

  serve(
    app,
    'PUT /label/uploads/cover',
    { access, opensTransaction: true },
    async (request, reply) => {
      await requireAnyAgreement(dependencies.db, getViewer(request));
      const sent = await buffer(await take(request, reply, 'cover'));
      const { id } = getViewer(request);
      return { cover: await stageCover(dependencies.assets, id, sent) };
    },
  );
};

export const largeSoundRoutes: AppModule = (app, dependencies) =>
  takeLargeFiles(app, dependencies, {
    path: '/label/uploads/sound',
    access,
    purpose: soundPurpose,
    most: soundBytes,
    tooLarge,
    allow: requireAnyAgreement,
    check: (owner, file) => stageSound(dependencies, owner, file),
  });
