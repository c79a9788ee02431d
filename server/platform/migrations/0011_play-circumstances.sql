ALTER TABLE "play" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "playlist_id" text;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "device" text;