CREATE TABLE "closing_artist" (
	"month" text NOT NULL,
	"artist_id" text NOT NULL,
	"failed_at" timestamp with time zone,
	"failure_kind" text,
	"failure" text,
	CONSTRAINT "closing_artist_month_artist_id_pk" PRIMARY KEY("month","artist_id")
);
--> statement-breakpoint
CREATE TABLE "closing" (
	"month" text PRIMARY KEY NOT NULL,
	"artists" integer,
	"failed_at" timestamp with time zone,
	"failure_kind" text,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "closing_artist" ADD CONSTRAINT "closing_artist_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_artist_turn_index" ON "closing_artist" USING btree ("month","failed_at" NULLS FIRST,"artist_id");--> statement-breakpoint
CREATE INDEX "closing_artist_artist_index" ON "closing_artist" USING btree ("artist_id");