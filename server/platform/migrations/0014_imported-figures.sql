CREATE TABLE "imported_day" (
	"artist_id" text NOT NULL,
	"day" date NOT NULL,
	"streams" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"listeners" integer NOT NULL,
	"followers" integer,
	"countries" json NOT NULL,
	"sources" json NOT NULL,
	"listener_countries" json NOT NULL,
	CONSTRAINT "imported_day_artist_id_day_pk" PRIMARY KEY("artist_id","day")
);
--> statement-breakpoint
CREATE TABLE "imported_track" (
	"track_id" text PRIMARY KEY NOT NULL,
	"streams" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"countries" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_day" ADD CONSTRAINT "imported_day_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_track" ADD CONSTRAINT "imported_track_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;