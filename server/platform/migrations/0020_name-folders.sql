CREATE TABLE "music_name_folder" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"path" "bytea" NOT NULL,
	"state" text DEFAULT 'suspected' NOT NULL,
	"code_page" text,
	"version" integer DEFAULT 0 NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" text
);
--> statement-breakpoint
ALTER TABLE "music_file" ADD COLUMN "latin_texts" jsonb;--> statement-breakpoint
ALTER TABLE "music_file" ADD COLUMN "name_folder_id" text;--> statement-breakpoint
ALTER TABLE "music_name_folder" ADD CONSTRAINT "music_name_folder_folder_id_music_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."music_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "music_name_folder_path_index" ON "music_name_folder" USING btree ("folder_id","path");--> statement-breakpoint
ALTER TABLE "music_file" ADD CONSTRAINT "music_file_name_folder_id_music_name_folder_id_fk" FOREIGN KEY ("name_folder_id") REFERENCES "public"."music_name_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "music_file_name_folder_index" ON "music_file" USING btree ("name_folder_id");--> statement-breakpoint
-- Names with letters of Latin-1 are read again by the next import, which notes how they are marked.
UPDATE "music_file" SET "changed" = ''
FROM "track"
JOIN "album" ON "album"."id" = "track"."album_id"
JOIN "artist" ON "artist"."id" = "track"."artist_id"
WHERE "track"."id" = "music_file"."track_id"
	AND "music_file"."format" IN ('mp3', 'wav', 'aiff')
	AND concat("track"."title", "album"."title", "artist"."name") ~ '[\u0080-\u00ff]';
