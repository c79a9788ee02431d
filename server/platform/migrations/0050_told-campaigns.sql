ALTER TABLE "marquee_campaign" ADD COLUMN "activated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decision_notice" ADD COLUMN "playlists" text[] DEFAULT '{}' NOT NULL;