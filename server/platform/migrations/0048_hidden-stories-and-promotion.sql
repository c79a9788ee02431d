CREATE TABLE "hidden_stories" (
	"listener_id" text NOT NULL,
	"artist_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_stories_listener_id_artist_id_pk" PRIMARY KEY("listener_id","artist_id")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "promotion_until" date;--> statement-breakpoint
ALTER TABLE "hidden_stories" ADD CONSTRAINT "hidden_stories_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_stories" ADD CONSTRAINT "hidden_stories_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_stories_artist_index" ON "hidden_stories" USING btree ("artist_id");