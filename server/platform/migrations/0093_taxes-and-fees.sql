CREATE TABLE "tax_detail" (
	"id" text PRIMARY KEY NOT NULL,
	"payee_id" text NOT NULL,
	"version" integer NOT NULL,
	"country" text NOT NULL,
	"tax_id" text,
	"vat" text NOT NULL,
	"withholding" numeric(5, 2) NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "tax_detail_vat_check" CHECK ("tax_detail"."vat" in ('none', 'charged', 'reverse')),
	CONSTRAINT "tax_detail_withholding_check" CHECK ("tax_detail"."withholding" between 0 and 50)
);
--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "fee" bigint;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "exchanged" numeric(18, 3);--> statement-breakpoint
ALTER TABLE "payment_run_item" ADD COLUMN "vat" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_run_item" ADD COLUMN "withheld" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_transfer" ADD COLUMN "tax_detail_id" text;--> statement-breakpoint
ALTER TABLE "payment_transfer" ADD COLUMN "vat" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_transfer" ADD COLUMN "withheld" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_detail" ADD CONSTRAINT "tax_detail_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_detail_payee_index" ON "tax_detail" USING btree ("payee_id","version");--> statement-breakpoint
ALTER TABLE "payment_transfer" ADD CONSTRAINT "payment_transfer_tax_detail_id_tax_detail_id_fk" FOREIGN KEY ("tax_detail_id") REFERENCES "public"."tax_detail"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_transfer_tax_detail_index" ON "payment_transfer" USING btree ("tax_detail_id");--> statement-breakpoint
CREATE FUNCTION "keep_tax_detail"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'tax_detail keeps its rows'; END IF;
  IF (NEW."id", NEW."payee_id", NEW."version", NEW."country", NEW."vat", NEW."withholding", NEW."set_at", NEW."actor_id")
      IS DISTINCT FROM (OLD."id", OLD."payee_id", OLD."version", OLD."country", OLD."vat", OLD."withholding", OLD."set_at", OLD."actor_id")
    OR NEW."tax_id" IS NOT NULL AND NEW."tax_id" IS DISTINCT FROM OLD."tax_id" THEN
    RAISE EXCEPTION 'tax_detail keeps what it has';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "tax_detail_is_kept" BEFORE UPDATE OR DELETE ON "tax_detail" FOR EACH ROW EXECUTE FUNCTION "keep_tax_detail"();
