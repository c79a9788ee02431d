CREATE TABLE "followed_artist" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"artist_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "liked_album" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"album_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "artist" ADD COLUMN "followers_here" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "answered_call" ADD COLUMN "is_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "followed_artist" ADD CONSTRAINT "followed_artist_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_artist" ADD CONSTRAINT "followed_artist_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_album" ADD CONSTRAINT "liked_album_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_album" ADD CONSTRAINT "liked_album_album_id_album_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."album"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "followed_artist_current_index" ON "followed_artist" USING btree ("user_id","artist_id") WHERE "followed_artist"."until" is null;--> statement-breakpoint
CREATE INDEX "followed_artist_user_index" ON "followed_artist" USING btree ("user_id","since");--> statement-breakpoint
CREATE INDEX "followed_artist_since_index" ON "followed_artist" USING btree ("artist_id","since");--> statement-breakpoint
CREATE INDEX "followed_artist_until_index" ON "followed_artist" USING btree ("artist_id","until");--> statement-breakpoint
CREATE UNIQUE INDEX "liked_album_current_index" ON "liked_album" USING btree ("user_id","album_id") WHERE "liked_album"."until" is null;--> statement-breakpoint
CREATE INDEX "liked_album_user_index" ON "liked_album" USING btree ("user_id","since");--> statement-breakpoint
CREATE INDEX "liked_album_album_index" ON "liked_album" USING btree ("album_id");