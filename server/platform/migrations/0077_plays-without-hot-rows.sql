CREATE TABLE "marquee_conversion" (
	"campaign_id" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "figure_event" ADD COLUMN "is_ranked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "marquee_conversion" ADD CONSTRAINT "marquee_conversion_campaign_id_marquee_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marquee_campaign"("id") ON DELETE cascade ON UPDATE no action;