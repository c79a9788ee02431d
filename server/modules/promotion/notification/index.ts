import { defineModule } from '../../../platform/module.ts';
import { notificationRoutes } from './notification.routes.ts';
import { notificationJobs } from './notification.jobs.ts';
import { receivedRoutes } from './received.routes.ts';

export const notificationModule = defineModule({
  name: 'notification',
  routes: [notificationRoutes, receivedRoutes],
  jobs: [notificationJobs],
});

export { replanNotification } from './take-notification.ts';
export { findFullConcerts } from './full-concert.repository.ts';
export { countUnread } from './unread.repository.ts';
export { openEntry } from './open-entry.ts';
export { describeReceived } from './describe-received.ts';
export { findUnreadNews } from './received.repository.ts';
export { holdNotifications, notificationPromotion } from './notification-promotion.repository.ts';
