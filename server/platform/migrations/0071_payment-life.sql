CREATE TABLE "payment_event" (
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"receiver" text,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"day" date,
	"reason" text,
	"fingerprint" text,
	"is_alone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payment_event_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "payment_file" (
	"run_id" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_hold" (
	"receiver" text NOT NULL,
	"position" integer NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "payment_hold_receiver_position_pk" PRIMARY KEY("receiver","position")
);
--> statement-breakpoint
CREATE TABLE "payment_transfer" (
	"run_id" text NOT NULL,
	"receiver" text NOT NULL,
	"name" text NOT NULL,
	"holder" text,
	"iban" text,
	"payouts" integer NOT NULL,
	"amount" bigint NOT NULL,
	"from_month" text NOT NULL,
	"until_month" text NOT NULL,
	"is_first" boolean NOT NULL,
	CONSTRAINT "payment_transfer_run_id_receiver_pk" PRIMARY KEY("run_id","receiver")
);
--> statement-breakpoint
DROP INDEX "payment_run_item_failed_index";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "entry" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_pkey";--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_statement_id_entry_pk" PRIMARY KEY("statement_id","entry");--> statement-breakpoint
ALTER TABLE "payment_run_item" ADD COLUMN "receiver" text;--> statement-breakpoint
UPDATE "payment_run_item" AS item SET "receiver" = coalesce('label ' || statement."label_id", 'artist ' || statement."artist_id"), "outcome" = coalesce(item."outcome", 'withdrawn')
FROM "statement" AS statement WHERE statement."id" = item."statement_id";--> statement-breakpoint
ALTER TABLE "payment_run_item" ALTER COLUMN "receiver" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_run_item" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "payment_run" ADD COLUMN "status" text;--> statement-breakpoint
UPDATE "payment_run" SET "status" = CASE WHEN "paid_payouts" > 0 THEN 'paid' ELSE 'withdrawn' END, "failed_payouts" = "payouts" - "paid_payouts";--> statement-breakpoint
ALTER TABLE "payment_run" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_file" ADD CONSTRAINT "payment_file_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transfer" ADD CONSTRAINT "payment_transfer_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_run_item_statement_index" ON "payment_run_item" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "payment_run_item_confirmed_index" ON "payment_run_item" USING btree ("run_id","statement_id") WHERE "payment_run_item"."outcome" = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_run_item_once_index" ON "payment_run_item" USING btree ("statement_id") WHERE "payment_run_item"."outcome" is null or "payment_run_item"."outcome" in ('confirmed', 'paid');--> statement-breakpoint
ALTER TABLE "payment_run" DROP COLUMN "finished_at";--> statement-breakpoint
UPDATE "payment_run_item" AS item SET "paid_on" = run."paid_on" FROM "payment_run" AS run WHERE run."id" = item."run_id" AND item."outcome" = 'paid';--> statement-breakpoint
INSERT INTO "payment_transfer" ("run_id", "receiver", "name", "holder", "iban", "payouts", "amount", "from_month", "until_month", "is_first")
SELECT item."run_id", item."receiver", coalesce(label."name", max(artist."name")), max(account."holder"), max(account."iban"),
	count(*), coalesce(sum(payout."amount") FILTER (WHERE item."outcome" = 'paid'), sum(payout."amount")),
	min(statement."month"), max(statement."month"), false
FROM "payment_run_item" AS item
JOIN "payment_run" AS run ON run."id" = item."run_id"
JOIN "payout" AS payout ON payout."statement_id" = item."statement_id"
JOIN "statement" AS statement ON statement."id" = item."statement_id"
LEFT JOIN "artist" AS artist ON artist."id" = statement."artist_id"
LEFT JOIN "label" AS label ON label."id" = statement."label_id"
LEFT JOIN LATERAL (
	SELECT named."holder", named."iban" FROM "payout_account" AS named
	WHERE named."set_at" <= run."ordered_at" AND (named."label_id" = statement."label_id"
		OR (statement."label_id" IS NULL AND named."artist_id" = statement."artist_id"))
	ORDER BY named."version" DESC LIMIT 1
) AS account ON true
GROUP BY item."run_id", item."receiver", label."name";--> statement-breakpoint
INSERT INTO "payment_event" ("run_id", "position", "kind", "at", "actor_id") SELECT "id", 1, 'ordered', "ordered_at", "actor_id" FROM "payment_run";--> statement-breakpoint
INSERT INTO "payment_event" ("run_id", "position", "kind", "at", "actor_id", "day") SELECT "id", 2, 'confirmed', "ordered_at", "actor_id", "paid_on" FROM "payment_run" WHERE "paid_payouts" > 0;--> statement-breakpoint
CREATE TRIGGER "payment_event_is_kept" BEFORE UPDATE OR DELETE ON "payment_event" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "payment_transfer_is_kept" BEFORE UPDATE OR DELETE ON "payment_transfer" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "payment_file_is_kept" BEFORE UPDATE OR DELETE ON "payment_file" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "payment_hold_is_kept" BEFORE UPDATE OR DELETE ON "payment_hold" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();
