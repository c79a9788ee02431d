ALTER TABLE "fan_campaign" ADD COLUMN "concert_id" text;--> statement-breakpoint
ALTER TABLE "fan_campaign" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fan_participant" ADD COLUMN "shares_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fan_notice" ADD COLUMN "campaign_id" text;--> statement-breakpoint
ALTER TABLE "fan_notice" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fan_campaign" ADD CONSTRAINT "fan_campaign_concert_id_concert_id_fk" FOREIGN KEY ("concert_id") REFERENCES "public"."concert"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_notice" ADD CONSTRAINT "fan_notice_campaign_id_fan_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."fan_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fan_campaign_concert_index" ON "fan_campaign" USING btree ("concert_id");--> statement-breakpoint
CREATE INDEX "fan_notice_campaign_index" ON "fan_notice" USING btree ("campaign_id");