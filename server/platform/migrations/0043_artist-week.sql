CREATE TABLE "artist_week" (
	"artist_id" text NOT NULL,
	"week" date NOT NULL,
	"streams" bigint NOT NULL,
	"skips" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"countries" json DEFAULT '{}' NOT NULL,
	"sources" json DEFAULT '{}' NOT NULL,
	"plans" json DEFAULT '{}' NOT NULL,
	"devices" json DEFAULT '{}' NOT NULL,
	"track_ids" text[] NOT NULL,
	"track_streams" integer[] NOT NULL,
	"track_earned" bigint[] NOT NULL,
	"track_skips" integer[] NOT NULL,
	CONSTRAINT "artist_week_artist_id_week_pk" PRIMARY KEY("artist_id","week")
);
--> statement-breakpoint
ALTER TABLE "artist_week" ADD CONSTRAINT "artist_week_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever has figures is summed up again, so that their weeks are.
INSERT INTO "artist_to_sum" ("artist_id") SELECT "artist_id" FROM "artist_summary" ON CONFLICT DO NOTHING;