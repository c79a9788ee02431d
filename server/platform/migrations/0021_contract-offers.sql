DROP INDEX "label_contract_active_index";--> statement-breakpoint
ALTER TABLE "label_contract" ADD COLUMN "offered_to" text;--> statement-breakpoint
ALTER TABLE "label_contract" ADD COLUMN "declined_on" date;--> statement-breakpoint
CREATE INDEX "label_contract_offered_to_index" ON "label_contract" USING btree ("offered_to") WHERE "label_contract"."status" = 'pending';--> statement-breakpoint
CREATE TYPE "id_range" AS RANGE (subtype = text, collation = "C");--> statement-breakpoint
ALTER TABLE "label_contract" ADD CONSTRAINT "label_contract_active_exclusion" EXCLUDE USING gist ("id_range"("artist_id", "artist_id", '[]') WITH &&, daterange("starts_on", "ends_on", '[]') WITH &&) WHERE ("status" = 'active');
