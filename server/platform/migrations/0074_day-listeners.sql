CREATE TABLE "day_listener" (
	"artist_id" text NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "day_listener_artist_id_day_number_pk" PRIMARY KEY("artist_id","day","number")
);
--> statement-breakpoint
ALTER TABLE "day_listener" ADD CONSTRAINT "day_listener_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;