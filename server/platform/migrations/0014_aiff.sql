ALTER TABLE "music_file" ADD COLUMN "pcm" jsonb;
--> statement-breakpoint
-- AIFF is taken now: another mark has the next import read what was refused.
UPDATE "refused_file" SET "reason" = 'codec', "mark" = '' WHERE "reason" = 'aiff';
