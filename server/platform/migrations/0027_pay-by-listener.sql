CREATE TABLE "listener_share" (
	"month" text NOT NULL,
	"artist_id" text NOT NULL,
	"label_id" text,
	"royalty_rate" double precision NOT NULL,
	"earned" bigint NOT NULL,
	CONSTRAINT "listener_share_artist_month_label_rate_unique" UNIQUE NULLS NOT DISTINCT("artist_id","month","label_id","royalty_rate")
);
--> statement-breakpoint
ALTER TABLE "compared_month" ADD COLUMN "is_paid_by_listener" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listener_share" ADD CONSTRAINT "listener_share_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listener_share" ADD CONSTRAINT "listener_share_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_command_line_index" ON "payment" USING btree ("noted_at") WHERE "payment"."run_id" is null;