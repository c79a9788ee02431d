ALTER TABLE "fan_notice" RENAME TO "fan_notification";--> statement-breakpoint
ALTER TABLE "received_notice" RENAME TO "received_notification";--> statement-breakpoint
ALTER TABLE "decision_notice" RENAME TO "decision_notification";--> statement-breakpoint
ALTER TABLE "sharing_heard" RENAME TO "sharing_listener";--> statement-breakpoint
ALTER TABLE "received_notification" RENAME COLUMN "notice_id" TO "notification_id";--> statement-breakpoint
ALTER TABLE "digest" RENAME COLUMN "told_until" TO "notified_until";--> statement-breakpoint
ALTER TABLE "push_device" RENAME COLUMN "told_until" TO "notified_until";--> statement-breakpoint
ALTER TABLE "push_device" RENAME COLUMN "told" TO "notified";--> statement-breakpoint
ALTER TABLE "label" RENAME COLUMN "agreement_told_for" TO "agreement_reminded_for";--> statement-breakpoint
ALTER TABLE "decision_notification" RENAME CONSTRAINT "decision_notice_artist_id_artist_id_fk" TO "decision_notification_artist_id_artist_id_fk";--> statement-breakpoint
ALTER TABLE "decision_notification" RENAME CONSTRAINT "decision_notice_user_id_decision_id_pk" TO "decision_notification_user_id_decision_id_pk";--> statement-breakpoint
ALTER TABLE "decision_notification" RENAME CONSTRAINT "decision_notice_user_id_user_id_fk" TO "decision_notification_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "fan_notification" RENAME CONSTRAINT "fan_notice_artist_id_artist_id_fk" TO "fan_notification_artist_id_artist_id_fk";--> statement-breakpoint
ALTER TABLE "fan_notification" RENAME CONSTRAINT "fan_notice_campaign_id_fan_campaign_id_fk" TO "fan_notification_campaign_id_fan_campaign_id_fk";--> statement-breakpoint
ALTER TABLE "fan_notification" RENAME CONSTRAINT "fan_notice_pkey" TO "fan_notification_pkey";--> statement-breakpoint
ALTER TABLE "fan_notification" RENAME CONSTRAINT "fan_notice_sent_by_user_id_fk" TO "fan_notification_sent_by_user_id_fk";--> statement-breakpoint
ALTER TABLE "fan_notification" RENAME CONSTRAINT "fan_notice_track_id_track_id_fk" TO "fan_notification_track_id_track_id_fk";--> statement-breakpoint
ALTER TABLE "received_notification" RENAME CONSTRAINT "received_notice_listener_id_notice_id_pk" TO "received_notification_listener_id_notification_id_pk";--> statement-breakpoint
ALTER TABLE "received_notification" RENAME CONSTRAINT "received_notice_listener_id_user_id_fk" TO "received_notification_listener_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "received_notification" RENAME CONSTRAINT "received_notice_notice_id_fan_notice_id_fk" TO "received_notification_notification_id_fan_notification_id_fk";--> statement-breakpoint
ALTER INDEX "decision_notice_artist_index" RENAME TO "decision_notification_artist_index";--> statement-breakpoint
ALTER INDEX "decision_notice_decided_by_index" RENAME TO "decision_notification_decided_by_index";--> statement-breakpoint
ALTER INDEX "decision_notice_item_index" RENAME TO "decision_notification_item_index";--> statement-breakpoint
ALTER INDEX "decision_notice_time_index" RENAME TO "decision_notification_time_index";--> statement-breakpoint
ALTER INDEX "decision_notice_unread_index" RENAME TO "decision_notification_unread_index";--> statement-breakpoint
ALTER INDEX "fan_notice_artist_index" RENAME TO "fan_notification_artist_index";--> statement-breakpoint
ALTER INDEX "fan_notice_campaign_index" RENAME TO "fan_notification_campaign_index";--> statement-breakpoint
ALTER INDEX "fan_notice_sent_by_index" RENAME TO "fan_notification_sent_by_index";--> statement-breakpoint
ALTER INDEX "fan_notice_track_index" RENAME TO "fan_notification_track_index";--> statement-breakpoint
ALTER INDEX "received_notice_notice_index" RENAME TO "received_notification_notification_index";--> statement-breakpoint
ALTER INDEX "received_notice_time_index" RENAME TO "received_notification_time_index";--> statement-breakpoint
ALTER INDEX "received_notice_unread_index" RENAME TO "received_notification_unread_index";--> statement-breakpoint
ALTER INDEX "sharing_heard_listener_index" RENAME TO "sharing_listener_listener_index";
