ALTER TABLE "label" ADD COLUMN "agreement_ends_on" date;--> statement-breakpoint
ALTER TABLE "label" ADD COLUMN "agreement_told_for" date;