ALTER TABLE "user_image" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_image" DROP COLUMN "content";