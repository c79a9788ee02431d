ALTER TABLE "user" ADD COLUMN "paid_until" date;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "plan_period" text DEFAULT 'month' NOT NULL;