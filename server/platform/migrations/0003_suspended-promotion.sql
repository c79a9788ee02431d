ALTER TABLE "concert" RENAME COLUMN "rests" TO "is_suspended";--> statement-breakpoint
ALTER TABLE "fan_campaign" RENAME COLUMN "rests" TO "is_suspended";--> statement-breakpoint
ALTER TABLE "fan_notice" RENAME COLUMN "rests" TO "is_suspended";--> statement-breakpoint
ALTER TABLE "marquee_campaign" RENAME COLUMN "rests" TO "is_suspended";--> statement-breakpoint
ALTER TABLE "story" RENAME COLUMN "rests" TO "is_suspended";