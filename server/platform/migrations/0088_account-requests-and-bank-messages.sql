CREATE TABLE "account_request" (
	"receiver" text NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "account_request_receiver_position_pk" PRIMARY KEY("receiver","position")
);
--> statement-breakpoint
CREATE TABLE "bank_message" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"confirmed" integer NOT NULL,
	"returned" integer NOT NULL,
	"known" integer NOT NULL,
	"others" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_message" ADD CONSTRAINT "bank_message_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_message_once_index" ON "bank_message" USING btree ("run_id","hash");--> statement-breakpoint
CREATE TRIGGER "account_request_is_kept" BEFORE UPDATE OR DELETE ON "account_request" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "bank_message_is_kept" BEFORE UPDATE OR DELETE ON "bank_message" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();
