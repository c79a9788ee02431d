CREATE TABLE "concert" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"sent_by" text,
	"title" text NOT NULL,
	"venue" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"doors" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"tickets_sold" integer DEFAULT 0 NOT NULL,
	"is_on_sale" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'announced' NOT NULL,
	"price_min" integer NOT NULL,
	"price_max" integer NOT NULL,
	"currency" text NOT NULL,
	"ticket_url" text NOT NULL,
	"picture_address" text,
	"picture" text,
	"description" text NOT NULL,
	"supporting_acts" text[] NOT NULL,
	"age_restriction" text NOT NULL,
	"fan_club_presale" boolean NOT NULL,
	"presale_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "concert" ADD CONSTRAINT "concert_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concert" ADD CONSTRAINT "concert_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concert_artist_index" ON "concert" USING btree ("artist_id","ends_at");--> statement-breakpoint
CREATE INDEX "concert_open_index" ON "concert" USING btree ("ends_at") WHERE "concert"."status" not in ('completed', 'cancelled');