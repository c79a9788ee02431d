CREATE TABLE "figure_event_aside" (
	"kind" text NOT NULL,
	"artist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"duration" integer NOT NULL,
	"earned" integer NOT NULL,
	"is_ranked" boolean DEFAULT true NOT NULL,
	"listener_number" integer,
	"source" text,
	"playlist_id" text,
	"country" text,
	"plan" text,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "uncounted_artist" (
	"artist_id" text NOT NULL,
	"work" text NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"failure" text NOT NULL,
	CONSTRAINT "uncounted_artist_artist_id_work_pk" PRIMARY KEY("artist_id","work")
);
--> statement-breakpoint
ALTER TABLE "uncounted_artist" ADD CONSTRAINT "uncounted_artist_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_event_aside_artist_index" ON "figure_event_aside" USING btree ("artist_id");