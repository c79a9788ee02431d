ALTER TABLE "user" ADD COLUMN "rights" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_action_at_index" ON "staff_action" USING btree ("at");--> statement-breakpoint
UPDATE "user" SET "rights" = '{people,catalogue,money,service}' WHERE "role" = 'admin';
