import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { followAnswerSchema, followBodySchema } from '#contract/profile.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { followUser } from './follow-user.ts';

const paramsSchema = z.strictObject({ id: idSchema });

export const followRoutes: AppModule = (app, { clock }) => {
  app.post(
    '/api/users/:id/follow',
    {
      config: { access: 'listener' },
      schema: {
        params: paramsSchema,
        body: followBodySchema,
        response: { 200: followAnswerSchema },
      },
    },
    (request) => {
      const follow = { followerId: getViewer(request).id, followedId: request.params.id };
      return followUser(request.tx, { ...follow, wanted: request.body?.isFollowing, now: clock() });
    },
  );
};
