CREATE TABLE "editorial_playlist" (
	"playlist_id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "editorial_playlist_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"priority" integer NOT NULL,
	"cover_address" text,
	"created_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "editorial_playlist_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "editorial_playlist" ADD CONSTRAINT "editorial_playlist_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was featured is a playlist of the house from now on, in the order that it had: two of each priority.
INSERT INTO "editorial_playlist" ("playlist_id", "category", "priority", "created_by")
SELECT featured."id", 'featured', least((featured."place" + 1) / 2, 10), featured."display_name" FROM (
  SELECT "playlist"."id", "user"."display_name",
    row_number() OVER (ORDER BY "featured_position", "playlist"."id")::int AS "place"
  FROM "playlist" JOIN "user" ON "user"."id" = "playlist"."owner_id"
  WHERE "featured_position" IS NOT NULL
) AS featured ORDER BY featured."place";
--> statement-breakpoint
UPDATE "playlist" SET "featured_position" = house."priority" * 100000000 + house."number"
FROM "editorial_playlist" AS house WHERE house."playlist_id" = "playlist"."id";
