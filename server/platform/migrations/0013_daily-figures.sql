CREATE TABLE "artist_day" (
	"artist_id" text NOT NULL,
	"day" date NOT NULL,
	"streams" integer NOT NULL,
	"skips" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"listeners" integer[] NOT NULL,
	"parts" json NOT NULL,
	CONSTRAINT "artist_day_artist_id_day_pk" PRIMARY KEY("artist_id","day")
);
--> statement-breakpoint
CREATE TABLE "artist_summary" (
	"artist_id" text PRIMARY KEY NOT NULL,
	"ends_on" date NOT NULL,
	"summed_at" timestamp with time zone NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artist_to_recount" (
	"artist_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artist_to_sum" (
	"artist_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_event" (
	"kind" text NOT NULL,
	"artist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"duration" integer NOT NULL,
	"earned" integer NOT NULL,
	"listener_number" integer,
	"source" text,
	"playlist_id" text,
	"country" text,
	"plan" text,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "track_total" (
	"track_id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"streams" bigint NOT NULL,
	"skips" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"countries" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_rate" (
	"plan" text NOT NULL,
	"country" text NOT NULL,
	"micros" integer NOT NULL,
	CONSTRAINT "play_rate_plan_country_pk" PRIMARY KEY("plan","country"),
	CONSTRAINT "play_rate_micros_check" CHECK ("play_rate"."micros" >= 0)
);
--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "earned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "listener_number" integer;--> statement-breakpoint
ALTER TABLE "skip" ADD COLUMN "listener_number" integer;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "user_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "artist_day" ADD CONSTRAINT "artist_day_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_summary" ADD CONSTRAINT "artist_summary_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_to_recount" ADD CONSTRAINT "artist_to_recount_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_to_sum" ADD CONSTRAINT "artist_to_sum_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_total" ADD CONSTRAINT "track_total_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_total" ADD CONSTRAINT "track_total_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artist_summary_ends_index" ON "artist_summary" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "track_total_artist_index" ON "track_total" USING btree ("artist_id");--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_number_unique" UNIQUE("number");--> statement-breakpoint
UPDATE "play" SET "listener_number" = "user"."number" FROM "user" WHERE "user"."id" = "play"."listener_id";--> statement-breakpoint
UPDATE "skip" SET "listener_number" = "user"."number" FROM "user" WHERE "user"."id" = "skip"."listener_id";--> statement-breakpoint
INSERT INTO "artist_to_recount" ("artist_id") SELECT "id" FROM "artist";--> statement-breakpoint
INSERT INTO "play_rate" ("plan", "country", "micros")
SELECT "plan", "country", "base" * "tenths" / 10
FROM (VALUES ('free', 5), ('premium', 14), ('family', 11), ('student', 10)) AS "plans" ("plan", "tenths"),
  (VALUES ('US', 5300), ('ES', 4600), ('CL', 4100), ('MX', 3900), ('AR', 3700), ('CO', 3600), ('PE', 3500)) AS "countries" ("country", "base");
