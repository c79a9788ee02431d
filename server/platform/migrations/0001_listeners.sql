CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_image" (
	"user_id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"version" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "playlist_track" DROP CONSTRAINT "playlist_track_playlist_id_track_id_pk";--> statement-breakpoint
ALTER TABLE "playlist_track" ADD COLUMN "id" text;--> statement-breakpoint
UPDATE "playlist_track" SET "id" = 'ent_' || md5("playlist_id" || ' ' || "track_id");--> statement-breakpoint
ALTER TABLE "playlist_track" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "playlist_track" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "preferences" jsonb DEFAULT '{"privacy":{"showActivity":true,"showPlaylists":true,"showFollowing":false},"notifications":{"email":true,"push":true,"newReleases":true,"playlists":true,"social":true}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_image" ADD CONSTRAINT "user_image_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_reset_user_index" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "playlist_track_entry_index" ON "playlist_track" USING btree ("playlist_id","track_id");