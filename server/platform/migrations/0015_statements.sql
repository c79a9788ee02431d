CREATE TABLE "closed_month" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"statement_id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"streaming" bigint NOT NULL,
	"playlists" bigint NOT NULL,
	"radio" bigint NOT NULL,
	"status" text NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "payout_amount_check" CHECK ("payout"."amount" > 0),
	CONSTRAINT "payout_parts_check" CHECK ("payout"."streaming" + "payout"."playlists" + "payout"."radio" = "payout"."amount"),
	CONSTRAINT "payout_status_check" CHECK ("payout"."status" in ('paid', 'pending'))
);
--> statement-breakpoint
CREATE TABLE "statement" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"label_id" text,
	"month" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"streams" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"payable" bigint NOT NULL,
	"carried" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "statement_artist_label_month_unique" UNIQUE NULLS NOT DISTINCT("artist_id","label_id","month"),
	CONSTRAINT "statement_carried_check" CHECK ("statement"."carried" <= 0)
);
--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_statement_id_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_month_index" ON "statement" USING btree ("month");