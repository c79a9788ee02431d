CREATE TABLE "story" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"type" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"caption" text NOT NULL,
	"file" text,
	"track_id" text,
	"track_title" text,
	"background_color" text NOT NULL,
	"text_color" text NOT NULL,
	"duration" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_view" (
	"story_id" text NOT NULL,
	"listener_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"liked_at" timestamp with time zone,
	CONSTRAINT "story_view_story_id_listener_id_pk" PRIMARY KEY("story_id","listener_id")
);
--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_view" ADD CONSTRAINT "story_view_story_id_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_view" ADD CONSTRAINT "story_view_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_artist_index" ON "story" USING btree ("artist_id","expires_at");--> statement-breakpoint
CREATE INDEX "story_created_index" ON "story" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "story_expires_index" ON "story" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "story_view_listener_index" ON "story_view" USING btree ("listener_id");