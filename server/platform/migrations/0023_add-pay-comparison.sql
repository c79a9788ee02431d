CREATE TABLE "compared_month" (
	"month" text PRIMARY KEY NOT NULL,
	"listeners" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_comparison" (
	"month" text NOT NULL,
	"artist_id" text NOT NULL,
	"label_id" text,
	"streams" integer NOT NULL,
	"listeners" integer NOT NULL,
	"pro_rata" bigint NOT NULL,
	"user_centric" bigint NOT NULL,
	CONSTRAINT "pay_comparison_label_month_artist_unique" UNIQUE NULLS NOT DISTINCT("label_id","month","artist_id")
);
--> statement-breakpoint
ALTER TABLE "pay_comparison" ADD CONSTRAINT "pay_comparison_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_comparison" ADD CONSTRAINT "pay_comparison_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;