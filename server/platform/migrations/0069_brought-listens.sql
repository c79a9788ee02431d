CREATE TABLE "brought_listen" (
	"id" text PRIMARY KEY NOT NULL,
	"listener_id" text NOT NULL,
	"track_id" text NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "brought_listen" ADD CONSTRAINT "brought_listen_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_listen" ADD CONSTRAINT "brought_listen_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brought_listen_index" ON "brought_listen" USING btree ("listener_id","played_at","track_id");--> statement-breakpoint
CREATE INDEX "brought_listen_track_index" ON "brought_listen" USING btree ("track_id");