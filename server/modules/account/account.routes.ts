import { profileBodySchema, subscriptionBodySchema } from '#contract/account.ts';
import { changePreferencesBodySchema, preferencesSchema } from '#contract/preferences.ts';
import { userSchema } from '#contract/user.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { findPreferences } from '../user/index.ts';
import { changePreferences } from './change-preferences.ts';
import { changeProfile } from './change-profile.ts';
import { changeSubscription } from './change-subscription.ts';

const config = { access: 'listener' } as const;

export const accountRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  app.put(
    '/api/user/subscription',
    { config, schema: { body: subscriptionBodySchema, response: { 200: userSchema } } },
    (request) => changeSubscription(request.tx, clock, getViewer(request).id, request.body),
  );

  app.put(
    '/api/user/profile',
    { config, schema: { body: profileBodySchema, response: { 200: userSchema } } },
    (request) => changeProfile(request.tx, dependencies, getViewer(request).id, request.body),
  );

  app.get(
    '/api/user/preferences',
    { config, schema: { response: { 200: preferencesSchema } } },
    async (request) => {
      const preferences = await findPreferences(db, getViewer(request).id);
      if (preferences === null) throw problem('unauthorized');
      return preferences;
    },
  );

  app.put(
    '/api/user/preferences',
    {
      config,
      schema: { body: changePreferencesBodySchema, response: { 200: preferencesSchema } },
    },
    (request) => changePreferences(request.tx, getViewer(request).id, request.body),
  );
};
