CREATE TABLE "month_to_close" (
	"artist_id" text NOT NULL,
	"month" text NOT NULL,
	CONSTRAINT "month_to_close_artist_id_month_pk" PRIMARY KEY("artist_id","month")
);
--> statement-breakpoint
CREATE TABLE "closing_terms" (
	"artist_id" text PRIMARY KEY NOT NULL,
	"terms" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "closing_artist" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "month_to_close" ADD CONSTRAINT "month_to_close_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_terms" ADD CONSTRAINT "closing_terms_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The next closing compares every month once, as each closing did before.
INSERT INTO "month_to_close" ("artist_id", "month")
SELECT "artist_id", to_char("day", 'YYYY-MM') FROM "artist_day"
UNION SELECT "artist_id", to_char("day", 'YYYY-MM') FROM "imported_day";
