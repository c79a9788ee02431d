CREATE TABLE "canvas" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"track_title" text NOT NULL,
	"video" text,
	"video_url" text,
	"thumbnail" text,
	"description" text DEFAULT '' NOT NULL,
	"tags" text[] NOT NULL,
	"is_loop" boolean DEFAULT true NOT NULL,
	"start_time" double precision NOT NULL,
	"end_time" double precision NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"feedback" text,
	"views" integer DEFAULT 0 NOT NULL,
	"engagement" double precision DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canvas_video" (
	"hash" text PRIMARY KEY NOT NULL,
	"seconds" double precision NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"codec" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canvas_view" (
	"canvas_id" text NOT NULL,
	"listener_id" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "canvas_view_canvas_id_listener_id_pk" PRIMARY KEY("canvas_id","listener_id")
);
--> statement-breakpoint
ALTER TABLE "canvas" ADD CONSTRAINT "canvas_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_video" ADD CONSTRAINT "canvas_video_hash_asset_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."asset"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_view" ADD CONSTRAINT "canvas_view_canvas_id_canvas_id_fk" FOREIGN KEY ("canvas_id") REFERENCES "public"."canvas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_view" ADD CONSTRAINT "canvas_view_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canvas_artist_index" ON "canvas" USING btree ("artist_id","created_at");--> statement-breakpoint
CREATE INDEX "canvas_status_index" ON "canvas" USING btree ("status","sent_at");--> statement-breakpoint
CREATE INDEX "canvas_track_index" ON "canvas" USING btree ("track_id");--> statement-breakpoint
CREATE UNIQUE INDEX "canvas_live_index" ON "canvas" USING btree ("track_id") WHERE "canvas"."status" = 'live';--> statement-breakpoint
CREATE INDEX "canvas_view_listener_index" ON "canvas_view" USING btree ("listener_id");--> statement-breakpoint
CREATE INDEX "canvas_view_last_index" ON "canvas_view" USING btree ("last_at");