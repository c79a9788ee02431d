import { actingListSchema, actingQuerySchema } from '../acting.ts';
import { deliveryAnswerSchema } from '../delivery.ts';
import {
  changeNotificationBodySchema,
  deliveredNotificationSchema,
  fanNotificationListSchema,
  reachQuerySchema,
  reachSchema,
  receivedNotificationsQuerySchema,
  receivedNotificationsSchema,
  unreadSchema,
} from '../notification.ts';
import { emptyBodySchema } from '../primitives.ts';
import type { Calls } from './call.ts';

export const notificationCalls = {
  'GET /promotion/fans/notifications': {
    query: actingListSchema,
    answer: fanNotificationListSchema,
  },
  'POST /promotion/fans/notifications': {
    query: actingQuerySchema,
    body: deliveredNotificationSchema,
    answer: deliveryAnswerSchema,
  },
  'GET /promotion/fans/notifications/reach': { query: reachQuerySchema, answer: reachSchema },
  'PUT /promotion/fans/notifications/:id': {
    query: actingQuerySchema,
    body: changeNotificationBodySchema,
  },
  'POST /promotion/fans/notifications/:id/cancel': { query: actingQuerySchema },
  'GET /user/notifications': {
    query: receivedNotificationsQuerySchema,
    answer: receivedNotificationsSchema,
  },
  'POST /user/notifications/read': { body: emptyBodySchema, answer: unreadSchema },
  'POST /user/notifications/:id/open': { answer: unreadSchema },
  'POST /user/notifications/:id/click': { answer: unreadSchema },
  'PUT /user/notifications/muted/:artistId': { body: emptyBodySchema },
  'DELETE /user/notifications/muted/:artistId': { body: emptyBodySchema },
} as const satisfies Calls;
