ALTER TABLE "file_look" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE INDEX "staff_action_action_index" ON "staff_action" USING btree ("action");