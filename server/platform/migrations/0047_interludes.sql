ALTER TABLE "release_track" ADD COLUMN "is_interlude" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "is_interlude" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What came out before is an interlude where it is shorter than a song; what it has earned stays. Drafts are asked when they are sent.
UPDATE "track" SET "is_interlude" = true WHERE "duration" < 30;--> statement-breakpoint
UPDATE "release_track" SET "is_interlude" = true FROM "release", "release_sound" WHERE "release"."id" = "release_id" AND "release_sound"."hash" = "sound" AND "release_sound"."seconds" < 30 AND "release"."state" <> 'draft';
