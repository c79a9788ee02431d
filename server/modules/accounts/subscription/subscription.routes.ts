import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { changeSubscription } from './change-subscription.ts';

export const subscriptionRoutes: AppModule = (app, { clock }) => {
  serve(app, 'PUT /user/subscription', { access: 'listener' }, (request) =>
    changeSubscription(request.tx, clock, getViewer(request).id, request.body),
  );
};
