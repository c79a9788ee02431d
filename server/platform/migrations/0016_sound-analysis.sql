ALTER TABLE "track" ADD COLUMN "loudness" real;--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "album_loudness" real;--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "analysed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "track_unanalysed_index" ON "track" USING btree ("id") WHERE "track"."analysed_at" is null;