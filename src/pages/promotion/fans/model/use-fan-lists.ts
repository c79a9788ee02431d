import { useFanCampaignsQuery, useFanNotificationsQuery } from '@/entities/fan';
import { listedFor, type OutboxScope, useToolItems } from '@/entities/outbox';
import { campaignItem } from './campaign-item';
import { notificationItem } from './notification-item';

const fresh = { refetchOnMountOrArgChange: true };

export const useCampaigns = (scope: OutboxScope) =>
  useToolItems(campaignItem, scope, useFanCampaignsQuery(listedFor(scope), fresh));

export const useNotifications = (scope: OutboxScope) =>
  useToolItems(notificationItem, scope, useFanNotificationsQuery(listedFor(scope), fresh));
