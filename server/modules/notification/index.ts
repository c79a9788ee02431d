import { defineModule } from '../../platform/module.ts';
import { notificationRoutes } from './notice.routes.ts';
import { notificationJobs } from './notification.jobs.ts';
import { receivedRoutes } from './received.routes.ts';

export const notificationModule = defineModule({
  name: 'notification',
  routes: [notificationRoutes, receivedRoutes],
  jobs: [notificationJobs],
});

export { replanNotification } from './take-notice.ts';
export { countUnread } from './unread.repository.ts';
