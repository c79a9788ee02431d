CREATE TABLE "bell" (
	"user_id" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_news" (
	"user_id" text NOT NULL,
	"news_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_news_user_id_news_id_pk" PRIMARY KEY("user_id","news_id")
);
--> statement-breakpoint
DROP INDEX "follow_followed_index";--> statement-breakpoint
ALTER TABLE "album" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "album" ADD COLUMN "out_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("published_at", "release_date"::timestamp at time zone 'UTC')) STORED;--> statement-breakpoint
ALTER TABLE "bell" ADD CONSTRAINT "bell_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_news" ADD CONSTRAINT "read_news_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "album_out_index" ON "album" USING btree ("artist_id","out_at");--> statement-breakpoint
CREATE INDEX "follow_followed_index" ON "follow" USING btree ("followed_id","followed_at");--> statement-breakpoint
INSERT INTO "bell" ("user_id", "read_until") SELECT "id", now() FROM "user";
