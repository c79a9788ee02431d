CREATE TABLE "former_album" (
	"id" text PRIMARY KEY NOT NULL,
	"into_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "music_decision_album" (
	"decision_id" text NOT NULL,
	"album_id" text NOT NULL,
	"title" text NOT NULL,
	"artist_id" text NOT NULL,
	"genre" text NOT NULL,
	"release_date" date NOT NULL,
	"released" text,
	"folder_id" text,
	"folder" "bytea",
	"title_key" text,
	"artist_key" text,
	"year" text,
	"musicbrainz_id" text,
	CONSTRAINT "music_decision_album_decision_id_album_id_pk" PRIMARY KEY("decision_id","album_id")
);
--> statement-breakpoint
CREATE TABLE "music_decision" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "music_decision_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"album_id" text NOT NULL,
	"title" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "music_decision_track" (
	"decision_id" text NOT NULL,
	"track_id" text NOT NULL,
	"former_album_id" text NOT NULL,
	"former_disc" integer,
	"disc_shift" integer NOT NULL,
	CONSTRAINT "music_decision_track_decision_id_track_id_pk" PRIMARY KEY("decision_id","track_id")
);
--> statement-breakpoint
ALTER TABLE "liked_album" ADD COLUMN "came_from" text[];--> statement-breakpoint
ALTER TABLE "music_decision_album" ADD CONSTRAINT "music_decision_album_decision_id_music_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."music_decision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "music_decision_album" ADD CONSTRAINT "music_decision_album_folder_id_music_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."music_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "music_decision_track" ADD CONSTRAINT "music_decision_track_decision_id_music_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."music_decision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "music_decision_track_index" ON "music_decision_track" USING btree ("track_id");