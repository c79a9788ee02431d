CREATE TABLE "music_album" (
	"album_id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"folder" "bytea" NOT NULL,
	"title_key" text NOT NULL,
	"artist_key" text,
	"year" text,
	"musicbrainz_id" text
);
--> statement-breakpoint
CREATE TABLE "music_artist" (
	"artist_id" text PRIMARY KEY NOT NULL,
	"name_key" text NOT NULL,
	"musicbrainz_id" text
);
--> statement-breakpoint
CREATE TABLE "music_file" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"path" "bytea" NOT NULL,
	"track_id" text NOT NULL,
	"device" text NOT NULL,
	"inode" text NOT NULL,
	"size" bigint NOT NULL,
	"modified" text NOT NULL,
	"changed" text NOT NULL,
	"hash" text NOT NULL,
	"format" text NOT NULL,
	"samples" bigint NOT NULL,
	"sample_rate" integer NOT NULL,
	"seconds_at" "bytea" NOT NULL,
	"preview_head" "bytea" NOT NULL,
	"preview_from" bigint NOT NULL,
	"preview_to" bigint NOT NULL,
	"recording_id" text,
	"isrc" text,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "music_folder" (
	"id" text PRIMARY KEY NOT NULL,
	"path" "bytea" NOT NULL,
	CONSTRAINT "music_folder_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "refused_file" (
	"folder_id" text NOT NULL,
	"path" "bytea" NOT NULL,
	"mark" text NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_file_folder_id_path_pk" PRIMARY KEY("folder_id","path")
);
--> statement-breakpoint
CREATE TABLE "track_credit" (
	"track_id" text NOT NULL,
	"position" integer NOT NULL,
	"artist_id" text NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "track_credit_track_id_position_pk" PRIMARY KEY("track_id","position")
);
--> statement-breakpoint
ALTER TABLE "album" ALTER COLUMN "label_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "album" ADD COLUMN "released" text;--> statement-breakpoint
ALTER TABLE "artist" ADD COLUMN "is_of_house" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "disc" integer;--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "disc_title" text;--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "printed_number" text;--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "printed_artist" text;--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "is_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "music_album" ADD CONSTRAINT "music_album_album_id_album_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."album"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "music_album" ADD CONSTRAINT "music_album_folder_id_music_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."music_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "music_artist" ADD CONSTRAINT "music_artist_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "music_file" ADD CONSTRAINT "music_file_folder_id_music_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."music_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "music_file" ADD CONSTRAINT "music_file_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_file" ADD CONSTRAINT "refused_file_folder_id_music_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."music_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_credit" ADD CONSTRAINT "track_credit_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_credit" ADD CONSTRAINT "track_credit_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "music_album_title_index" ON "music_album" USING btree ("title_key");--> statement-breakpoint
CREATE INDEX "music_album_musicbrainz_index" ON "music_album" USING btree ("musicbrainz_id");--> statement-breakpoint
CREATE INDEX "music_artist_name_index" ON "music_artist" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "music_artist_musicbrainz_index" ON "music_artist" USING btree ("musicbrainz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "music_file_path_index" ON "music_file" USING btree ("folder_id","path") WHERE "music_file"."gone_at" is null;--> statement-breakpoint
CREATE INDEX "music_file_track_index" ON "music_file" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "music_file_hash_index" ON "music_file" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "track_credit_artist_index" ON "track_credit" USING btree ("artist_id");