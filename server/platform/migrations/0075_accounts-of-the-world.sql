CREATE TABLE "vault" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_account" DROP CONSTRAINT "payout_account_iban_check";--> statement-breakpoint
ALTER TABLE "payment_file" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_account" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "payout_account" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "payout_account" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "payment_file" ADD COLUMN "world" text;--> statement-breakpoint
ALTER TABLE "payment_transfer" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "payment_transfer" ADD COLUMN "fingerprint" text;--> statement-breakpoint
UPDATE "payout_account" SET "country" = left("iban", 2), "account" = json_build_object('country', left("iban", 2), 'holder', "holder", 'iban', "iban")::text WHERE "iban" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_transfer" DISABLE TRIGGER "payment_transfer_is_kept";--> statement-breakpoint
UPDATE "payment_transfer" SET "account" = json_build_object('country', left("iban", 2), 'holder', "holder", 'iban', "iban")::text WHERE "iban" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_transfer" ENABLE TRIGGER "payment_transfer_is_kept";--> statement-breakpoint
ALTER TABLE "payout_account" DROP COLUMN "holder";--> statement-breakpoint
ALTER TABLE "payout_account" DROP COLUMN "iban";--> statement-breakpoint
ALTER TABLE "payment_transfer" DROP COLUMN "holder";--> statement-breakpoint
ALTER TABLE "payment_transfer" DROP COLUMN "iban";--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_account_check" CHECK (num_nonnulls("payout_account"."country", "payout_account"."account") in (0, 2));