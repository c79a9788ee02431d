ALTER TABLE "track" ADD COLUMN "loudness" real;--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "album_loudness" real;--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "loudness_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "track_loudness_due_index" ON "track" USING btree ("id") WHERE "track"."loudness_at" is null;