CREATE TABLE "fan" (
	"artist_id" text NOT NULL,
	"listener_id" text NOT NULL,
	"streams" integer NOT NULL,
	"tracks" jsonb NOT NULL,
	"last_day" date,
	"followed_at" timestamp with time zone,
	CONSTRAINT "fan_artist_id_listener_id_pk" PRIMARY KEY("artist_id","listener_id")
);
--> statement-breakpoint
CREATE TABLE "fan_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"sent_by" text,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"target_tiers" text[] NOT NULL,
	"track_id" text,
	"status" text NOT NULL,
	"scheduled_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_to" text DEFAULT '' NOT NULL,
	"is_delivered" boolean DEFAULT false NOT NULL,
	"recipient_count" integer DEFAULT 0 NOT NULL,
	"open_count" integer DEFAULT 0 NOT NULL,
	"click_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_notice" (
	"listener_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_follower" boolean NOT NULL,
	"read_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	CONSTRAINT "received_notice_listener_id_notice_id_pk" PRIMARY KEY("listener_id","notice_id")
);
--> statement-breakpoint
ALTER TABLE "fan" ADD CONSTRAINT "fan_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan" ADD CONSTRAINT "fan_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_notice" ADD CONSTRAINT "fan_notice_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_notice" ADD CONSTRAINT "fan_notice_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_notice" ADD CONSTRAINT "fan_notice_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_notice" ADD CONSTRAINT "received_notice_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_notice" ADD CONSTRAINT "received_notice_notice_id_fan_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."fan_notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fan_streams_index" ON "fan" USING btree ("artist_id","streams","listener_id");--> statement-breakpoint
CREATE INDEX "fan_listener_index" ON "fan" USING btree ("listener_id");--> statement-breakpoint
CREATE INDEX "fan_notice_artist_index" ON "fan_notice" USING btree ("artist_id","created_at");--> statement-breakpoint
CREATE INDEX "fan_notice_track_index" ON "fan_notice" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "received_notice_time_index" ON "received_notice" USING btree ("listener_id","at","notice_id");--> statement-breakpoint
CREATE INDEX "received_notice_unread_index" ON "received_notice" USING btree ("listener_id") WHERE "received_notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "received_notice_notice_index" ON "received_notice" USING btree ("notice_id");--> statement-breakpoint
-- Who the fans are is counted with the figures, so those are counted anew.
INSERT INTO "artist_to_recount" ("artist_id") SELECT "id" FROM "artist" ON CONFLICT DO NOTHING;
