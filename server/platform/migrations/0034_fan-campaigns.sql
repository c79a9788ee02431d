CREATE TABLE "fan_campaign" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"sent_by" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"eligible_tiers" text[] NOT NULL,
	"participant_count" integer DEFAULT 0 NOT NULL,
	"max_participants" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"rewards" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fan_participant" (
	"campaign_id" text NOT NULL,
	"listener_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fan_participant_campaign_id_listener_id_pk" PRIMARY KEY("campaign_id","listener_id")
);
--> statement-breakpoint
ALTER TABLE "fan_campaign" ADD CONSTRAINT "fan_campaign_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_campaign" ADD CONSTRAINT "fan_campaign_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_participant" ADD CONSTRAINT "fan_participant_campaign_id_fan_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."fan_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_participant" ADD CONSTRAINT "fan_participant_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fan_campaign_artist_index" ON "fan_campaign" USING btree ("artist_id","created_at");--> statement-breakpoint
CREATE INDEX "fan_participant_listener_index" ON "fan_participant" USING btree ("listener_id");