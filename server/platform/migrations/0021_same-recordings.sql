CREATE TABLE "sound_fingerprint" (
	"hash" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"words" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_pair" (
	"id" text PRIMARY KEY NOT NULL,
	"one_hash" text NOT NULL,
	"other_hash" text NOT NULL,
	"difference" real NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "recording_pair_hashes" UNIQUE("one_hash","other_hash")
);
--> statement-breakpoint
ALTER TABLE "music_decision_track" ADD COLUMN "former_same_as_id" text;--> statement-breakpoint
ALTER TABLE "music_file" ADD COLUMN "fingerprint" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "music_file" ADD COLUMN "former_track_id" text;--> statement-breakpoint
ALTER TABLE "liked_track" ADD COLUMN "came_from" text[];--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "same_as_id" text;--> statement-breakpoint
ALTER TABLE "recording_pair" ADD CONSTRAINT "recording_pair_one_hash_sound_fingerprint_hash_fk" FOREIGN KEY ("one_hash") REFERENCES "public"."sound_fingerprint"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_pair" ADD CONSTRAINT "recording_pair_other_hash_sound_fingerprint_hash_fk" FOREIGN KEY ("other_hash") REFERENCES "public"."sound_fingerprint"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_pair_other_index" ON "recording_pair" USING btree ("other_hash");--> statement-breakpoint
CREATE INDEX "recording_pair_difference_index" ON "recording_pair" USING btree ("difference");--> statement-breakpoint
CREATE INDEX "music_file_fingerprint_index" ON "music_file" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "music_file_former_track_index" ON "music_file" USING btree ("former_track_id") WHERE "music_file"."former_track_id" is not null;--> statement-breakpoint
CREATE INDEX "track_same_as_index" ON "track" USING btree ("same_as_id") WHERE "track"."same_as_id" is not null;