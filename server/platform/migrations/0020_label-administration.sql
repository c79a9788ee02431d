ALTER TABLE "label" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "label_name_index" ON "label" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "label_contract_status_index" ON "label" USING btree ("contract_status","name_key","id");--> statement-breakpoint
CREATE INDEX "label_full_text_index" ON "label" USING gin (to_tsvector('simple'::regconfig, "name_key"));--> statement-breakpoint
ALTER TABLE "label" ADD CONSTRAINT "label_email_unique" UNIQUE("email");