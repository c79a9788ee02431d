CREATE TABLE "email_proof" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"contract_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"language" text NOT NULL,
	"password_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"restored_at" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_reset" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "label_contract" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "temporary_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_proof" ADD CONSTRAINT "email_proof_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_proof" ADD CONSTRAINT "email_proof_contract_id_label_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."label_contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_proof_user_index" ON "email_proof" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_proof_contract_index" ON "email_proof" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "email_proof_expires_at_index" ON "email_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registration_expires_at_index" ON "registration" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registration_email_index" ON "registration" USING btree ("email");--> statement-breakpoint
CREATE INDEX "attempt_restored_at_index" ON "attempt" USING btree ("restored_at");--> statement-breakpoint
ALTER TABLE "label_contract" ADD CONSTRAINT "label_contract_claimed_by_user_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "label_contract_claimed_by_index" ON "label_contract" USING btree ("claimed_by") WHERE "label_contract"."status" = 'pending';--> statement-breakpoint
-- Staff answer for the emails of the accounts that they made; nobody reads the mail of the demo's.
UPDATE "user" SET "email_verified_at" = "created_at" WHERE "is_demo" OR "id" IN (SELECT "target_id" FROM "staff_action" WHERE "action" = 'user.create');
--> statement-breakpoint
UPDATE "user" SET "temporary_until" = now() + interval '72 hours' WHERE "has_temporary_password";
