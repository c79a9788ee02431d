CREATE TABLE "payee" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_part" (
	"share_id" text NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"part" numeric(5, 2) NOT NULL,
	"is_artist" boolean NOT NULL,
	"payee_id" text,
	"offered_to" text,
	"is_accepted" boolean,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"reason" text,
	CONSTRAINT "recording_part_share_id_position_pk" PRIMARY KEY("share_id","position"),
	CONSTRAINT "recording_part_part_check" CHECK ("recording_part"."part" between 0 and 100),
	CONSTRAINT "recording_part_owner_check" CHECK (not "recording_part"."is_artist" or num_nonnulls("recording_part"."payee_id", "recording_part"."offered_to") = 0)
);
--> statement-breakpoint
CREATE TABLE "recording_share" (
	"id" text PRIMARY KEY NOT NULL,
	"track_id" text NOT NULL,
	"artist_id" text NOT NULL,
	"label_id" text,
	"starts_on" date NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "recording_share_state_check" CHECK ("recording_share"."accepted_at" is null or "recording_share"."withdrawn_at" is null)
);
--> statement-breakpoint
CREATE TABLE "shared_amount" (
	"statement_id" text NOT NULL,
	"share_id" text NOT NULL,
	"payee_id" text NOT NULL,
	"month" text NOT NULL,
	"royalty_rate" numeric(5, 2) NOT NULL,
	"track_id" text NOT NULL,
	"part" numeric(5, 2) NOT NULL,
	"streams" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"payee_statement_id" text,
	CONSTRAINT "shared_amount_pk" PRIMARY KEY("statement_id","share_id","payee_id","month","royalty_rate")
);
--> statement-breakpoint
ALTER TABLE "statement" DROP CONSTRAINT "statement_artist_label_month_unique";--> statement-breakpoint
ALTER TABLE "payout_account" DROP CONSTRAINT "payout_account_receiver_check";--> statement-breakpoint
ALTER TABLE "statement" DROP CONSTRAINT "statement_owner_check";--> statement-breakpoint
ALTER TABLE "payout_account" ADD COLUMN "payee_id" text;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "payee_id" text;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "shared" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payee" ADD CONSTRAINT "payee_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_part" ADD CONSTRAINT "recording_part_share_id_recording_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."recording_share"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_part" ADD CONSTRAINT "recording_part_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_part" ADD CONSTRAINT "recording_part_answered_by_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_share" ADD CONSTRAINT "recording_share_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_share" ADD CONSTRAINT "recording_share_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_share" ADD CONSTRAINT "recording_share_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_amount" ADD CONSTRAINT "shared_amount_statement_id_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_amount" ADD CONSTRAINT "shared_amount_share_id_recording_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."recording_share"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_amount" ADD CONSTRAINT "shared_amount_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_amount" ADD CONSTRAINT "shared_amount_payee_statement_id_statement_id_fk" FOREIGN KEY ("payee_statement_id") REFERENCES "public"."statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payee_user_index" ON "payee" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recording_part_payee_index" ON "recording_part" USING btree ("payee_id","share_id");--> statement-breakpoint
CREATE INDEX "recording_part_offered_to_index" ON "recording_part" USING btree ("offered_to") WHERE "recording_part"."offered_to" is not null;--> statement-breakpoint
CREATE INDEX "recording_part_answered_by_index" ON "recording_part" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "recording_share_track_index" ON "recording_share" USING btree ("track_id","starts_on");--> statement-breakpoint
CREATE INDEX "recording_share_artist_index" ON "recording_share" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "recording_share_accepted_index" ON "recording_share" USING btree ("artist_id") WHERE "recording_share"."accepted_at" is not null;--> statement-breakpoint
CREATE INDEX "shared_amount_unstated_index" ON "shared_amount" USING btree ("payee_id") WHERE "shared_amount"."payee_statement_id" is null;--> statement-breakpoint
CREATE INDEX "shared_amount_payee_statement_index" ON "shared_amount" USING btree ("payee_statement_id");--> statement-breakpoint
CREATE INDEX "shared_amount_share_index" ON "shared_amount" USING btree ("share_id");--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_payee_index" ON "payout_account" USING btree ("payee_id","version");--> statement-breakpoint
CREATE INDEX "statement_payee_index" ON "statement" USING btree ("payee_id","month");--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_owner_month_unique" UNIQUE NULLS NOT DISTINCT("artist_id","label_id","payee_id","month");--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_receiver_check" CHECK (num_nonnulls("payout_account"."label_id", "payout_account"."artist_id", "payout_account"."payee_id") = 1);--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_owner_check" CHECK (("statement"."payee_id" is null and num_nonnulls("statement"."artist_id", "statement"."label_id") > 0)
        or ("statement"."payee_id" is not null and num_nonnulls("statement"."artist_id", "statement"."label_id") = 0));