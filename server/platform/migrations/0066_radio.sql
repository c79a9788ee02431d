CREATE TABLE "co_play_mark" (
	"id" integer PRIMARY KEY NOT NULL,
	"play_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "co_play" (
	"track_id" text NOT NULL,
	"other_id" text NOT NULL,
	"plays" integer NOT NULL,
	CONSTRAINT "co_play_track_id_other_id_pk" PRIMARY KEY("track_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "dismissal" (
	"id" text PRIMARY KEY NOT NULL,
	"listener_id" text NOT NULL,
	"track_id" text,
	"artist_id" text,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissal_of_one" CHECK (num_nonnulls("dismissal"."track_id", "dismissal"."artist_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "tempo" integer;--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "tonic" integer;--> statement-breakpoint
ALTER TABLE "co_play" ADD CONSTRAINT "co_play_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_play" ADD CONSTRAINT "co_play_other_id_track_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissal" ADD CONSTRAINT "dismissal_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissal" ADD CONSTRAINT "dismissal_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissal" ADD CONSTRAINT "dismissal_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dismissal_track_index" ON "dismissal" USING btree ("listener_id","track_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dismissal_artist_index" ON "dismissal" USING btree ("listener_id","artist_id");--> statement-breakpoint
CREATE INDEX "dismissal_of_track_index" ON "dismissal" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "dismissal_of_artist_index" ON "dismissal" USING btree ("artist_id");