CREATE TABLE "listener_month" (
	"month" text NOT NULL,
	"listener" integer NOT NULL,
	"artist_id" text NOT NULL,
	"plan" text NOT NULL,
	"country" text NOT NULL,
	"days" smallint[] NOT NULL,
	"streams" integer[] NOT NULL,
	"weights" integer[] NOT NULL,
	"earned" bigint[] NOT NULL,
	"total" integer NOT NULL,
	"tracks" jsonb NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "listener_month_artist_id_listener_month_plan_country_pk" PRIMARY KEY("artist_id","listener","month","plan","country")
);
--> statement-breakpoint
DROP INDEX "followed_artist_current_index";--> statement-breakpoint
ALTER TABLE "artist_day" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listener_month" ADD CONSTRAINT "listener_month_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listener_month_month_index" ON "listener_month" USING btree ("month","listener");--> statement-breakpoint
CREATE INDEX "listener_month_last_day_index" ON "listener_month" USING btree ("artist_id","last_day");--> statement-breakpoint
CREATE INDEX "artist_day_open_index" ON "artist_day" USING btree ("day") WHERE "artist_day"."is_open";--> statement-breakpoint
CREATE UNIQUE INDEX "followed_artist_current_index" ON "followed_artist" USING btree ("artist_id","user_id") WHERE "followed_artist"."until" is null;--> statement-breakpoint
ALTER TABLE "sharing_heard" DROP COLUMN "until_moment";--> statement-breakpoint
ALTER TABLE "sharing" DROP COLUMN "after_user";--> statement-breakpoint
ALTER TABLE "sharing" DROP COLUMN "split_user";--> statement-breakpoint
ALTER TABLE "sharing" DROP COLUMN "from_moment";--> statement-breakpoint
-- The open months keep their rows.
INSERT INTO "listener_month" ("month", "listener", "artist_id", "plan", "country", "days", "streams", "weights", "earned", "total", "tracks", "last_day")
SELECT "month", "listener", "artist_id", "plan", "country", "days", "streams", "weights", "earned",
	(SELECT sum("its") FROM unnest("streams") AS "its"), '{}', ("month" || '-01')::date + "days"[cardinality("days")] - 1
FROM "heard_month" WHERE cardinality("days") > 0;--> statement-breakpoint
-- All that a fan played before them is in one row; so are their tracks.
INSERT INTO "listener_month" ("month", "listener", "artist_id", "plan", "country", "days", "streams", "weights", "earned", "total", "tracks", "last_day")
SELECT '', "user"."number", "fan"."artist_id", '', '', '{}', '{}', '{}', '{}',
	greatest(0, "fan"."streams" - coalesce("open"."total", 0)), "fan"."tracks", "fan"."last_day"
FROM "fan" JOIN "user" ON "user"."id" = "fan"."listener_id"
LEFT JOIN (
	SELECT "artist_id", "listener", sum("total") AS "total" FROM "listener_month" GROUP BY "artist_id", "listener"
) AS "open" ON "open"."artist_id" = "fan"."artist_id" AND "open"."listener" = "user"."number"
WHERE "fan"."streams" > 0 AND "fan"."last_day" IS NOT NULL;--> statement-breakpoint
-- The listeners of days that lasted are added to those of the day, which stays open.
UPDATE "artist_day" SET "is_open" = true, "listeners" = array(
	SELECT DISTINCT "number" FROM unnest("artist_day"."listeners" || "added"."numbers") AS "each" ("number") ORDER BY "number")
FROM (
	SELECT "artist_id", "day", array_agg("number") AS "numbers" FROM "day_listener" GROUP BY "artist_id", "day"
) AS "added" WHERE "added"."artist_id" = "artist_day"."artist_id" AND "added"."day" = "artist_day"."day";--> statement-breakpoint
-- Months that have no rows, because the server began in them, get theirs from the plays by a recount.
INSERT INTO "artist_to_recount" ("artist_id")
SELECT DISTINCT "artist_id" FROM "month_to_close"
WHERE "month" < (SELECT min("month") FROM "heard_since")
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A month whose sharing had read only a part begins again, from these rows.
DELETE FROM "sharing_heard" WHERE "month" IN (SELECT "month" FROM "sharing" WHERE "step" IN ('kept', 'listeners', 'gone'));--> statement-breakpoint
DELETE FROM "sharing_pool" WHERE "month" IN (SELECT "month" FROM "sharing" WHERE "step" IN ('kept', 'listeners', 'gone'));--> statement-breakpoint
DELETE FROM "sharing_span" WHERE "month" IN (SELECT "month" FROM "sharing" WHERE "step" IN ('kept', 'listeners', 'gone'));--> statement-breakpoint
DELETE FROM "sharing" WHERE "step" IN ('kept', 'listeners', 'gone');--> statement-breakpoint
UPDATE "sharing" SET "step" = 'rolling-up' WHERE "step" = 'forgetting';--> statement-breakpoint
-- Every month is compared before it closes.
DELETE FROM "job" WHERE "kind" = 'pay-comparison.make';--> statement-breakpoint
DELETE FROM "job_run" WHERE "kind" = 'pay-comparison.make';--> statement-breakpoint
DROP TABLE "fan" CASCADE;--> statement-breakpoint
DROP TABLE "day_listener" CASCADE;--> statement-breakpoint
DROP TABLE "heard_month" CASCADE;--> statement-breakpoint
DROP TABLE "heard_since" CASCADE;