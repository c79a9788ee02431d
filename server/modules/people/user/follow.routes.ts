import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { followUser } from './follow-user.ts';

export const followRoutes: AppModule = (app, { clock }) => {
  serve(app, 'POST /users/:id/follow', { access: 'listener' }, (request) => {
    const follow = { followerId: getViewer(request).id, followedId: request.params.id };
    return followUser(request.tx, { ...follow, wanted: request.body?.isFollowing, now: clock() });
  });
};
