ALTER TABLE "concert" ADD COLUMN "rests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fan_campaign" ADD COLUMN "rests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fan_campaign" ADD COLUMN "activated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fan_campaign" ADD COLUMN "called_off_with" text;--> statement-breakpoint
ALTER TABLE "marquee_campaign" ADD COLUMN "rests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fan_notice" ADD COLUMN "rests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "rests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;