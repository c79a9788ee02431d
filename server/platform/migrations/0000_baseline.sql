CREATE TABLE "album" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"artist_id" text NOT NULL,
	"release_date" date NOT NULL,
	"label" text NOT NULL,
	"genre" text NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artist" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"genre" text NOT NULL,
	"country" text NOT NULL,
	"bio" text NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"monthly_listeners" integer DEFAULT 0 NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"social_links" jsonb NOT NULL,
	"related_ids" text[] NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"follower_id" text NOT NULL,
	"followed_id" text NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follow_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id")
);
--> statement-breakpoint
CREATE TABLE "play" (
	"id" text PRIMARY KEY NOT NULL,
	"listener_id" text NOT NULL,
	"track_id" text NOT NULL,
	"played_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playlist_track" (
	"playlist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "playlist_track_playlist_id_track_id_pk" PRIMARY KEY("playlist_id","track_id")
);
--> statement-breakpoint
CREATE TABLE "playlist" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"owner_id" text NOT NULL,
	"is_public" boolean NOT NULL,
	"featured_position" integer,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search_key" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vocabulary" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"variants" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "liked_track" (
	"listener_id" text NOT NULL,
	"track_id" text NOT NULL,
	"liked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "liked_track_listener_id_track_id_pk" PRIMARY KEY("listener_id","track_id")
);
--> statement-breakpoint
CREATE TABLE "track" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"artist_id" text NOT NULL,
	"album_id" text NOT NULL,
	"position" integer NOT NULL,
	"duration" integer NOT NULL,
	"play_count" bigint DEFAULT 0 NOT NULL,
	"credits" jsonb,
	"is_popular" boolean DEFAULT false NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text,
	"role" text DEFAULT 'user' NOT NULL,
	"profile_image" text,
	"bio" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"subscription_type" text DEFAULT 'free' NOT NULL,
	"date_of_birth" date,
	"join_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_username_unique" UNIQUE("username")
);
--> statement-breakpoint
ALTER TABLE "album" ADD CONSTRAINT "album_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_follower_id_user_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_followed_id_user_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_track" ADD CONSTRAINT "playlist_track_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_track" ADD CONSTRAINT "playlist_track_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist" ADD CONSTRAINT "playlist_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_track" ADD CONSTRAINT "liked_track_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_track" ADD CONSTRAINT "liked_track_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track" ADD CONSTRAINT "track_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track" ADD CONSTRAINT "track_album_id_album_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."album"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "album_artist_index" ON "album" USING btree ("artist_id","release_date");--> statement-breakpoint
CREATE INDEX "album_search_key_index" ON "album" USING btree ("search_key");--> statement-breakpoint
CREATE INDEX "album_full_text_index" ON "album" USING gin (to_tsvector('simple'::regconfig, "search_text"));--> statement-breakpoint
CREATE INDEX "artist_search_key_index" ON "artist" USING btree ("search_key");--> statement-breakpoint
CREATE INDEX "artist_full_text_index" ON "artist" USING gin (to_tsvector('simple'::regconfig, "search_text"));--> statement-breakpoint
CREATE INDEX "follow_followed_index" ON "follow" USING btree ("followed_id");--> statement-breakpoint
CREATE INDEX "play_listener_index" ON "play" USING btree ("listener_id","played_at");--> statement-breakpoint
CREATE INDEX "play_track_index" ON "play" USING btree ("track_id","played_at");--> statement-breakpoint
CREATE INDEX "playlist_track_position_index" ON "playlist_track" USING btree ("playlist_id","position");--> statement-breakpoint
CREATE INDEX "playlist_track_track_index" ON "playlist_track" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "playlist_owner_index" ON "playlist" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "playlist_featured_index" ON "playlist" USING btree ("featured_position") WHERE "playlist"."featured_position" is not null;--> statement-breakpoint
CREATE INDEX "playlist_search_key_index" ON "playlist" USING btree ("search_key") WHERE "playlist"."is_public";--> statement-breakpoint
CREATE INDEX "playlist_full_text_index" ON "playlist" USING gin (to_tsvector('simple'::regconfig, "search_key")) WHERE "playlist"."is_public";--> statement-breakpoint
CREATE INDEX "vocabulary_variants_index" ON "vocabulary" USING gin ("variants");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "liked_track_listener_index" ON "liked_track" USING btree ("listener_id","liked_at");--> statement-breakpoint
CREATE INDEX "liked_track_track_index" ON "liked_track" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "track_album_index" ON "track" USING btree ("album_id","position");--> statement-breakpoint
CREATE INDEX "track_artist_index" ON "track" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "track_search_key_index" ON "track" USING btree ("search_key");--> statement-breakpoint
CREATE INDEX "track_popular_search_key_index" ON "track" USING btree ("search_key") WHERE "track"."is_popular";--> statement-breakpoint
CREATE INDEX "track_full_text_index" ON "track" USING gin (to_tsvector('simple'::regconfig, "search_text"));--> statement-breakpoint
CREATE INDEX "track_popular_full_text_index" ON "track" USING gin (to_tsvector('simple'::regconfig, "search_text")) WHERE "track"."is_popular";--> statement-breakpoint
CREATE INDEX "user_created_at_index" ON "user" USING btree ("created_at");