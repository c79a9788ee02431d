CREATE TABLE "artist_member" (
	"artist_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "artist_member_artist_id_user_id_pk" PRIMARY KEY("artist_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "label_contract" (
	"id" text PRIMARY KEY NOT NULL,
	"label_id" text NOT NULL,
	"artist_id" text NOT NULL,
	"royalty_rate" numeric(5, 2) NOT NULL,
	"status" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"joined_on" date NOT NULL,
	"paid_before" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "label_contract_royalty_rate_check" CHECK ("label_contract"."royalty_rate" between 0 and 100),
	CONSTRAINT "label_contract_dates_check" CHECK ("label_contract"."starts_on" <= "label_contract"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "label_member" (
	"label_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "label_member_label_id_user_id_pk" PRIMARY KEY("label_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "label" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"website" text,
	"country" text,
	"founded_year" integer,
	"contact_person" text,
	"phone" text,
	"contract_status" text DEFAULT 'pending' NOT NULL,
	"royalty_rate" numeric(5, 2),
	"next_payment_on" date,
	CONSTRAINT "label_name_unique" UNIQUE("name"),
	CONSTRAINT "label_royalty_rate_check" CHECK ("label"."royalty_rate" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "album" ADD COLUMN "label_id" text;--> statement-breakpoint
-- The labels that albums named so far.
INSERT INTO "label" ("id", "name") SELECT DISTINCT 'lbl_' || md5("label"), "label" FROM "album";--> statement-breakpoint
UPDATE "album" SET "label_id" = 'lbl_' || md5("label");--> statement-breakpoint
ALTER TABLE "album" ALTER COLUMN "label_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_member" ADD CONSTRAINT "artist_member_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_member" ADD CONSTRAINT "artist_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_contract" ADD CONSTRAINT "label_contract_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_contract" ADD CONSTRAINT "label_contract_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_member" ADD CONSTRAINT "label_member_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_member" ADD CONSTRAINT "label_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artist_member_user_index" ON "artist_member" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "label_contract_active_index" ON "label_contract" USING btree ("artist_id") WHERE "label_contract"."status" = 'active';--> statement-breakpoint
CREATE INDEX "label_contract_artist_index" ON "label_contract" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "label_contract_label_index" ON "label_contract" USING btree ("label_id");--> statement-breakpoint
CREATE INDEX "label_member_user_index" ON "label_member" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "album" ADD CONSTRAINT "album_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "album_label_index" ON "album" USING btree ("label_id");--> statement-breakpoint
ALTER TABLE "album" DROP COLUMN "label";