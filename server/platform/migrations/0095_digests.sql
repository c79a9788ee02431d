CREATE TABLE "digest" (
	"user_id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"sending_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "daily_mix" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "digest" ADD CONSTRAINT "digest_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_next_index" ON "digest" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "digest_since_index" ON "digest" USING btree ("since");