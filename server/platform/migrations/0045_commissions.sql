CREATE TABLE "commission" (
	"statement_id" text PRIMARY KEY NOT NULL,
	"label_statement_id" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement" ALTER COLUMN "artist_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "label_rate" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_statement_id_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_label_statement_id_statement_id_fk" FOREIGN KEY ("label_statement_id") REFERENCES "public"."statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_label_statement_id_index" ON "commission" USING btree ("label_statement_id");--> statement-breakpoint
CREATE INDEX "statement_label_index" ON "statement" USING btree ("label_id","month");--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_owner_check" CHECK ("statement"."artist_id" is not null or "statement"."label_id" is not null);