CREATE TABLE "heard_month" (
	"month" text NOT NULL,
	"listener" integer NOT NULL,
	"artist_id" text NOT NULL,
	"plan" text NOT NULL,
	"country" text NOT NULL,
	"days" smallint[] NOT NULL,
	"streams" integer[] NOT NULL,
	"weights" integer[] NOT NULL,
	"earned" bigint[] NOT NULL,
	CONSTRAINT "heard_month_month_listener_artist_id_plan_country_pk" PRIMARY KEY("month","listener","artist_id","plan","country")
);
--> statement-breakpoint
CREATE TABLE "heard_since" (
	"month" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "heard_month" ADD CONSTRAINT "heard_month_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "heard_month_artist_index" ON "heard_month" USING btree ("artist_id","month");--> statement-breakpoint
-- The present month has plays that are not in these sums.
INSERT INTO "heard_since" ("month") VALUES (to_char((now() AT TIME ZONE 'UTC') + interval '1 month', 'YYYY-MM'));
