CREATE TABLE "ledger_end" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_link" (
	"position" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"statement_id" text NOT NULL,
	"hash" text NOT NULL,
	"previous" text NOT NULL,
	CONSTRAINT "ledger_link_sealed_unique" UNIQUE("kind","statement_id")
);
--> statement-breakpoint
CREATE TABLE "payment_run_item" (
	"run_id" text NOT NULL,
	"statement_id" text NOT NULL,
	"outcome" text,
	CONSTRAINT "payment_run_item_run_id_statement_id_pk" PRIMARY KEY("run_id","statement_id")
);
--> statement-breakpoint
CREATE TABLE "payment_run" (
	"id" text PRIMARY KEY NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"receivers" integer NOT NULL,
	"label_name" text,
	"paid_on" date NOT NULL,
	"payouts" integer NOT NULL,
	"amount" bigint NOT NULL,
	"paid_payouts" integer DEFAULT 0 NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"failed_payouts" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"statement_id" text PRIMARY KEY NOT NULL,
	"run_id" text,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"noted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_run_item" ADD CONSTRAINT "payment_run_item_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_run_item" ADD CONSTRAINT "payment_run_item_statement_id_payout_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."payout"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_statement_id_payout_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."payout"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_run_item_failed_index" ON "payment_run_item" USING btree ("run_id","statement_id") WHERE "payment_run_item"."outcome" = 'failed';--> statement-breakpoint
CREATE INDEX "payment_run_ordered_at_index" ON "payment_run" USING btree ("ordered_at","id");--> statement-breakpoint
CREATE INDEX "payment_run_id_index" ON "payment" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "payout_pending_index" ON "payout" USING btree ("statement_id") WHERE "payout"."status" = 'pending';--> statement-breakpoint
INSERT INTO "ledger_end" ("id", "position", "hash") VALUES (1, 0, '');--> statement-breakpoint
INSERT INTO "payment" ("statement_id", "amount", "paid_on", "noted_at") SELECT "statement_id", "amount", "date", now() FROM "payout" WHERE "status" = 'paid';--> statement-breakpoint
CREATE FUNCTION "keep_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the ledger keeps what it has'; END $$;--> statement-breakpoint
CREATE TRIGGER "payment_is_kept" BEFORE UPDATE OR DELETE ON "payment" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "ledger_link_is_kept" BEFORE UPDATE OR DELETE ON "ledger_link" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();
