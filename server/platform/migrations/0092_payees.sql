ALTER TABLE "payout_account" DROP CONSTRAINT "payout_account_receiver_check";--> statement-breakpoint
ALTER TABLE "statement" DROP CONSTRAINT "statement_owner_check";--> statement-breakpoint
ALTER TABLE "payee" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "payee" ADD COLUMN "label_id" text;--> statement-breakpoint
ALTER TABLE "payee" ADD COLUMN "artist_id" text;--> statement-breakpoint
ALTER TABLE "payee" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "payee" ADD COLUMN "reference" text;--> statement-breakpoint
-- Payees so far were people, and texts such as 'label lbl_1', which seals and banks know.
CREATE TEMPORARY TABLE "paid" ON COMMIT DROP AS
SELECT "reference", split_part("reference", ' ', 1) AS "kind", split_part("reference", ' ', 2) AS "owner" FROM (
  SELECT coalesce('label ' || "label_id", 'artist ' || "artist_id") AS "reference" FROM "statement" WHERE "payee_id" IS NULL
  UNION SELECT coalesce('label ' || "label_id", 'artist ' || "artist_id") FROM "payout_account" WHERE "payee_id" IS NULL
  UNION SELECT "receiver" FROM "payment_transfer"
  UNION SELECT "receiver" FROM "payment_run_item"
  UNION SELECT "receiver" FROM "payment_event" WHERE "receiver" IS NOT NULL
  UNION SELECT "receiver" FROM "payment_hold"
  UNION SELECT "receiver" FROM "account_request"
) AS "named" WHERE "reference" NOT LIKE 'payee %';--> statement-breakpoint
UPDATE "payee" SET "kind" = 'person', "reference" = 'payee ' || "id";--> statement-breakpoint
INSERT INTO "payee" ("id", "kind", "label_id", "artist_id", "name", "reference", "since")
SELECT 'pay_' || md5("paid"."reference"), "paid"."kind", "label"."id", "artist"."id", coalesce("label"."name", "artist"."name"),
  "paid"."reference", now()
FROM "paid"
LEFT JOIN "label" ON "paid"."kind" = 'label' AND "label"."id" = "paid"."owner"
LEFT JOIN "artist" ON "paid"."kind" = 'artist' AND "artist"."id" = "paid"."owner";--> statement-breakpoint
ALTER TABLE "payout_account" DISABLE TRIGGER "payout_account_is_kept";--> statement-breakpoint
UPDATE "payout_account" SET "payee_id" = "payee"."id" FROM "payee"
WHERE "payee_id" IS NULL AND "payee"."reference" = coalesce('label ' || "payout_account"."label_id", 'artist ' || "payout_account"."artist_id");--> statement-breakpoint
ALTER TABLE "payout_account" ENABLE TRIGGER "payout_account_is_kept";--> statement-breakpoint
UPDATE "statement" SET "payee_id" = "payee"."id" FROM "payee"
WHERE "payee_id" IS NULL AND "payee"."reference" = coalesce('label ' || "statement"."label_id", 'artist ' || "statement"."artist_id");--> statement-breakpoint
ALTER TABLE "payment_transfer" DISABLE TRIGGER "payment_transfer_is_kept";--> statement-breakpoint
UPDATE "payment_transfer" SET "receiver" = "payee"."id" FROM "payee" WHERE "payee"."reference" = "payment_transfer"."receiver";--> statement-breakpoint
ALTER TABLE "payment_transfer" ENABLE TRIGGER "payment_transfer_is_kept";--> statement-breakpoint
ALTER TABLE "payment_event" DISABLE TRIGGER "payment_event_is_kept";--> statement-breakpoint
UPDATE "payment_event" SET "receiver" = "payee"."id" FROM "payee" WHERE "payee"."reference" = "payment_event"."receiver";--> statement-breakpoint
ALTER TABLE "payment_event" ENABLE TRIGGER "payment_event_is_kept";--> statement-breakpoint
ALTER TABLE "payment_hold" DISABLE TRIGGER "payment_hold_is_kept";--> statement-breakpoint
UPDATE "payment_hold" SET "receiver" = "payee"."id" FROM "payee" WHERE "payee"."reference" = "payment_hold"."receiver";--> statement-breakpoint
ALTER TABLE "payment_hold" ENABLE TRIGGER "payment_hold_is_kept";--> statement-breakpoint
ALTER TABLE "account_request" DISABLE TRIGGER "account_request_is_kept";--> statement-breakpoint
UPDATE "account_request" SET "receiver" = "payee"."id" FROM "payee" WHERE "payee"."reference" = "account_request"."receiver";--> statement-breakpoint
ALTER TABLE "account_request" ENABLE TRIGGER "account_request_is_kept";--> statement-breakpoint
UPDATE "payment_run_item" SET "receiver" = "payee"."id" FROM "payee" WHERE "payee"."reference" = "payment_run_item"."receiver";--> statement-breakpoint
UPDATE "decision_notice" SET "item_id" = replace("item_id", "payee"."reference", "payee"."id") FROM "payee"
WHERE "subject" = 'payment' AND ("item_id" = "payee"."reference" OR right("item_id", length("payee"."reference") + 1) = ' ' || "payee"."reference");--> statement-breakpoint
UPDATE "job" SET "payload" = "payload" - 'receiver' || jsonb_build_object('payeeId', "payee"."id") FROM "payee"
WHERE "job"."kind" IN ('payout-account.tell', 'payment-run.ask')
  AND "payee"."reference" = concat("payload" #>> '{receiver,kind}', ' ', "payload" #>> '{receiver,id}');--> statement-breakpoint
UPDATE "job" SET "payload" = jsonb_set("payload", '{answers}', (
  SELECT jsonb_agg("answer" || jsonb_build_object('receiver', "payee"."id") ORDER BY "number")
  FROM jsonb_array_elements("payload" -> 'answers') WITH ORDINALITY AS "told" ("answer", "number")
  JOIN "payee" ON "payee"."reference" = "answer" ->> 'receiver'
)) WHERE "kind" = 'payment-run.message' AND jsonb_array_length("payload" -> 'answers') > 0;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_payout_account"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'payout_account keeps its rows'; END IF;
  IF (NEW."id", NEW."payee_id", NEW."version", NEW."set_at", NEW."actor_id")
      IS DISTINCT FROM (OLD."id", OLD."payee_id", OLD."version", OLD."set_at", OLD."actor_id")
    OR NEW."account" IS NOT NULL AND (NEW."country", NEW."account", NEW."fingerprint")
      IS DISTINCT FROM (OLD."country", OLD."account", OLD."fingerprint") THEN
    RAISE EXCEPTION 'payout_account keeps what it has';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
ALTER TABLE "payee" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payee" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_account" DROP CONSTRAINT "payout_account_label_id_label_id_fk";
--> statement-breakpoint
ALTER TABLE "payout_account" DROP CONSTRAINT "payout_account_artist_id_artist_id_fk";
--> statement-breakpoint
DROP INDEX "payout_account_label_index";--> statement-breakpoint
DROP INDEX "payout_account_artist_index";--> statement-breakpoint
ALTER TABLE "payout_account" ALTER COLUMN "payee_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "statement" ALTER COLUMN "payee_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payee" ADD CONSTRAINT "payee_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee" ADD CONSTRAINT "payee_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_request" ADD CONSTRAINT "account_request_receiver_payee_id_fk" FOREIGN KEY ("receiver") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_receiver_payee_id_fk" FOREIGN KEY ("receiver") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_hold" ADD CONSTRAINT "payment_hold_receiver_payee_id_fk" FOREIGN KEY ("receiver") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_run_item" ADD CONSTRAINT "payment_run_item_receiver_payee_id_fk" FOREIGN KEY ("receiver") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transfer" ADD CONSTRAINT "payment_transfer_receiver_payee_id_fk" FOREIGN KEY ("receiver") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payee_label_index" ON "payee" USING btree ("label_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payee_artist_index" ON "payee" USING btree ("artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payee_reference_index" ON "payee" USING btree ("reference");--> statement-breakpoint
ALTER TABLE "payout_account" DROP COLUMN "label_id";--> statement-breakpoint
ALTER TABLE "payout_account" DROP COLUMN "artist_id";--> statement-breakpoint
ALTER TABLE "payee" ADD CONSTRAINT "payee_kind_check" CHECK (case "payee"."kind"
        when 'label' then num_nonnulls("payee"."artist_id", "payee"."user_id") = 0
        when 'artist' then num_nonnulls("payee"."label_id", "payee"."user_id") = 0
        when 'person' then num_nonnulls("payee"."label_id", "payee"."artist_id", "payee"."name") = 0
        else false end);