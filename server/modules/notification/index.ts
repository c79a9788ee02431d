import { defineModule } from '../../platform/module.ts';
import { noticeRoutes } from './notice.routes.ts';
import { notificationJobs } from './notification.jobs.ts';
import { receivedRoutes } from './received.routes.ts';

export const notificationModule = defineModule({
  name: 'notification',
  routes: [noticeRoutes, receivedRoutes],
  jobs: [notificationJobs],
});

export { replanNotice } from './take-notice.ts';
export { countUnread } from './unread.repository.ts';
