CREATE TABLE "payout_account" (
	"id" text PRIMARY KEY NOT NULL,
	"label_id" text,
	"artist_id" text,
	"version" integer NOT NULL,
	"holder" text,
	"iban" text,
	"set_at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	CONSTRAINT "payout_account_receiver_check" CHECK (num_nonnulls("payout_account"."label_id", "payout_account"."artist_id") = 1),
	CONSTRAINT "payout_account_iban_check" CHECK (num_nonnulls("payout_account"."holder", "payout_account"."iban") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_label_index" ON "payout_account" USING btree ("label_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_artist_index" ON "payout_account" USING btree ("artist_id","version");