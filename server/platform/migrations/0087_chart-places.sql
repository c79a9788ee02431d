CREATE TABLE "chart_place" (
	"chart" text NOT NULL,
	"place" integer NOT NULL,
	"track_id" text NOT NULL,
	"plays" bigint NOT NULL,
	"previous_rank" integer,
	CONSTRAINT "chart_place_chart_place_pk" PRIMARY KEY("chart","place")
);
--> statement-breakpoint
ALTER TABLE "chart_place" ADD CONSTRAINT "chart_place_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chart_place_track_index" ON "chart_place" USING btree ("track_id");