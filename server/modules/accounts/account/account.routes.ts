import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { findPreferences } from '../../people/user/index.ts';
import { changePreferences } from './change-preferences.ts';
import { changeProfile } from './change-profile.ts';

const config = { access: 'listener' } as const;

export const accountRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;
  serve(app, 'PUT /user/profile', config, (request) =>
    changeProfile(request.tx, dependencies, getViewer(request).id, request.body),
  );

  serve(app, 'GET /user/preferences', config, async (request) => {
    const preferences = await findPreferences(db, getViewer(request).id);
    if (preferences === null) throw problem('unauthorized');
    return preferences;
  });

  serve(app, 'PUT /user/preferences', config, (request) =>
    changePreferences(request.tx, getViewer(request).id, request.body),
  );
};
