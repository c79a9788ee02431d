CREATE TABLE "playlist_stay" (
	"playlist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"place" integer,
	"left_at" timestamp with time zone,
	CONSTRAINT "playlist_stay_playlist_id_track_id_entered_at_pk" PRIMARY KEY("playlist_id","track_id","entered_at")
);
--> statement-breakpoint
ALTER TABLE "playlist_stay" ADD CONSTRAINT "playlist_stay_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_stay" ADD CONSTRAINT "playlist_stay_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlist_stay_track_index" ON "playlist_stay" USING btree ("track_id","entered_at");