CREATE TABLE "pitch_placement" (
	"pitch_id" text NOT NULL,
	"playlist_id" text NOT NULL,
	"placed_at" timestamp with time zone,
	CONSTRAINT "pitch_placement_pitch_id_playlist_id_pk" PRIMARY KEY("pitch_id","playlist_id")
);
--> statement-breakpoint
CREATE TABLE "pitch" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"sent_by" text,
	"track_id" text,
	"track_title" text NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"artist_name" text NOT NULL,
	"release_date" date NOT NULL,
	"submission_date" date NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"target_playlists" jsonb NOT NULL,
	"genre" text NOT NULL,
	"mood" text NOT NULL,
	"description" text NOT NULL,
	"details" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reviewed_by" text,
	"reviewed_at" timestamp with time zone,
	"feedback" text DEFAULT '' NOT NULL,
	"search_key" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pitch_placement" ADD CONSTRAINT "pitch_placement_pitch_id_pitch_id_fk" FOREIGN KEY ("pitch_id") REFERENCES "public"."pitch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_placement" ADD CONSTRAINT "pitch_placement_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch" ADD CONSTRAINT "pitch_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch" ADD CONSTRAINT "pitch_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pitch_placement_playlist_index" ON "pitch_placement" USING btree ("playlist_id");--> statement-breakpoint
CREATE INDEX "pitch_artist_index" ON "pitch" USING btree ("artist_id","submitted_at");--> statement-breakpoint
CREATE INDEX "pitch_open_index" ON "pitch" USING btree ("submitted_at","id") WHERE "pitch"."is_open";--> statement-breakpoint
CREATE INDEX "pitch_status_index" ON "pitch" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "pitch_time_index" ON "pitch" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pitch_open_track_index" ON "pitch" USING btree ("artist_id","title_key") WHERE "pitch"."is_open";--> statement-breakpoint
CREATE INDEX "pitch_full_text_index" ON "pitch" USING gin (to_tsvector('simple'::regconfig, "search_key"));