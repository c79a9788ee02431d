CREATE TABLE "seed" (
	"name" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "play" DROP CONSTRAINT "play_listener_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "album" ALTER COLUMN "search_key" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "album" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "artist" ALTER COLUMN "search_key" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "artist" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "play" ALTER COLUMN "listener_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "track" ALTER COLUMN "search_key" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "track" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- A database that was given the demo before its parts were counted has had all that there were.
INSERT INTO "seed" ("name", "added_at") SELECT "name", now() FROM unnest(ARRAY[
	'0001_listeners', '0002_follows', '0003_artists', '0004_albums', '0005_tracks',
	'0006_playlists', '0007_plays', '0008_chart-days', '0009_likes', '0010_popular-marks'
]) AS "part" ("name")
WHERE EXISTS (SELECT FROM "user" WHERE "is_demo" AND "id" LIKE 'usr\_%') AND EXISTS (SELECT FROM "track");
