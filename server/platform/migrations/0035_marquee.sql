CREATE TABLE "marquee_campaign" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"track_title" text NOT NULL,
	"artist_name" text NOT NULL,
	"campaign_name" text NOT NULL,
	"budget" integer NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"conversions" integer DEFAULT 0 NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"ad_format" text NOT NULL,
	"age_range" text NOT NULL,
	"age_min" integer,
	"age_max" integer,
	"genres" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"interests" text[] NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"video" text DEFAULT '' NOT NULL,
	"audio" text DEFAULT '' NOT NULL,
	"copy" text DEFAULT '' NOT NULL,
	"approval" text DEFAULT 'none' NOT NULL,
	"approval_asked_at" timestamp with time zone,
	"approved_budget" integer,
	"decided_by" text,
	"decision_note" text DEFAULT '' NOT NULL,
	"playlist_id" text,
	"paced_hour" integer DEFAULT 0 NOT NULL,
	"paced_hours" integer DEFAULT 1 NOT NULL,
	"paced_spent" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marquee_day" (
	"campaign_id" text NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"conversions" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "marquee_day_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "marquee_hidden" (
	"listener_id" text NOT NULL,
	"artist_id" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marquee_hidden_listener_id_artist_id_pk" PRIMARY KEY("listener_id","artist_id")
);
--> statement-breakpoint
CREATE TABLE "marquee_showing" (
	"listener_id" text NOT NULL,
	"day" date NOT NULL,
	"campaign_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"clicked_at" timestamp with time zone,
	CONSTRAINT "marquee_showing_listener_id_day_pk" PRIMARY KEY("listener_id","day")
);
--> statement-breakpoint
CREATE TABLE "marquee_viewer" (
	"listener_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"track_id" text NOT NULL,
	"times" integer NOT NULL,
	"converted_at" timestamp with time zone,
	CONSTRAINT "marquee_viewer_listener_id_campaign_id_pk" PRIMARY KEY("listener_id","campaign_id")
);
--> statement-breakpoint
ALTER TABLE "marquee_campaign" ADD CONSTRAINT "marquee_campaign_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_campaign" ADD CONSTRAINT "marquee_campaign_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_day" ADD CONSTRAINT "marquee_day_campaign_id_marquee_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marquee_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_hidden" ADD CONSTRAINT "marquee_hidden_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_hidden" ADD CONSTRAINT "marquee_hidden_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_showing" ADD CONSTRAINT "marquee_showing_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_showing" ADD CONSTRAINT "marquee_showing_campaign_id_marquee_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marquee_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_viewer" ADD CONSTRAINT "marquee_viewer_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_viewer" ADD CONSTRAINT "marquee_viewer_campaign_id_marquee_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marquee_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marquee_campaign_artist_index" ON "marquee_campaign" USING btree ("artist_id","created_at");--> statement-breakpoint
CREATE INDEX "marquee_campaign_active_index" ON "marquee_campaign" USING btree ("id") WHERE "marquee_campaign"."status" = 'active';--> statement-breakpoint
CREATE INDEX "marquee_campaign_waiting_index" ON "marquee_campaign" USING btree ("approval_asked_at") WHERE "marquee_campaign"."approval" = 'waiting';--> statement-breakpoint
CREATE INDEX "marquee_hidden_artist_index" ON "marquee_hidden" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "marquee_showing_campaign_index" ON "marquee_showing" USING btree ("campaign_id","listener_id");--> statement-breakpoint
CREATE INDEX "marquee_viewer_campaign_index" ON "marquee_viewer" USING btree ("campaign_id");