CREATE TABLE "chart_day" (
	"country" text NOT NULL,
	"day" date NOT NULL,
	"track_id" text NOT NULL,
	"plays" integer NOT NULL,
	CONSTRAINT "chart_day_country_day_track_id_pk" PRIMARY KEY("country","day","track_id")
);
--> statement-breakpoint
CREATE TABLE "listening_total" (
	"listener_id" text PRIMARY KEY NOT NULL,
	"seconds" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "playlist" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chart_day" ADD CONSTRAINT "chart_day_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listening_total" ADD CONSTRAINT "listening_total_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "playlist" SET "changed_at" = "latest"."added_at" FROM (SELECT "playlist_id", max("added_at") AS "added_at" FROM "playlist_track" GROUP BY "playlist_id") AS "latest" WHERE "playlist"."id" = "latest"."playlist_id" AND "latest"."added_at" > "playlist"."created_at";--> statement-breakpoint
INSERT INTO "listening_total" ("listener_id", "seconds") SELECT "listener_id", sum("duration") FROM "play" INNER JOIN "track" ON "track"."id" = "track_id" GROUP BY "listener_id";--> statement-breakpoint
INSERT INTO "chart_day" ("country", "day", "track_id", "plays") SELECT "country", ("played_at" AT TIME ZONE 'UTC')::date, "track_id", count(*) FROM "play" INNER JOIN "user" ON "user"."id" = "listener_id" WHERE "played_at" >= now() - interval '56 days' GROUP BY 1, 2, 3;
