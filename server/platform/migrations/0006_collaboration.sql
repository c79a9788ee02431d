CREATE TABLE "playlist_log_entry" (
	"log_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"track_id" text NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text,
	"is_by_collaborator" boolean NOT NULL,
	"after" text,
	"before" text,
	CONSTRAINT "playlist_log_entry_log_id_entry_id_pk" PRIMARY KEY("log_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "playlist_log" (
	"id" text PRIMARY KEY NOT NULL,
	"playlist_id" text NOT NULL,
	"actor_id" text,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"spread" integer NOT NULL,
	"undoes" text,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "playlist_invite" (
	"playlist_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "playlist_invite_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "playlist_member" (
	"playlist_id" text NOT NULL,
	"user_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "playlist_member_playlist_id_user_id_pk" PRIMARY KEY("playlist_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "playlist_track" ADD COLUMN "added_by" text;--> statement-breakpoint
ALTER TABLE "playlist_track" ADD COLUMN "is_by_collaborator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "playlist" ADD COLUMN "spread_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "playlist_log_entry" ADD CONSTRAINT "playlist_log_entry_log_id_playlist_log_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."playlist_log"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_log_entry" ADD CONSTRAINT "playlist_log_entry_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_log_entry" ADD CONSTRAINT "playlist_log_entry_added_by_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_log" ADD CONSTRAINT "playlist_log_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_log" ADD CONSTRAINT "playlist_log_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_invite" ADD CONSTRAINT "playlist_invite_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_member" ADD CONSTRAINT "playlist_member_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_member" ADD CONSTRAINT "playlist_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlist_log_entry_track_index" ON "playlist_log_entry" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "playlist_log_entry_added_by_index" ON "playlist_log_entry" USING btree ("added_by") WHERE "playlist_log_entry"."added_by" is not null;--> statement-breakpoint
CREATE INDEX "playlist_log_playlist_index" ON "playlist_log" USING btree ("playlist_id","at","id");--> statement-breakpoint
CREATE INDEX "playlist_log_actor_index" ON "playlist_log" USING btree ("actor_id") WHERE "playlist_log"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "playlist_invite_expires_at_index" ON "playlist_invite" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "playlist_member_user_index" ON "playlist_member" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "playlist_track" ADD CONSTRAINT "playlist_track_added_by_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlist_track_added_by_index" ON "playlist_track" USING btree ("added_by") WHERE "playlist_track"."added_by" is not null;--> statement-breakpoint
CREATE INDEX "deleted_playlist_entries_index" ON "deleted_playlist" USING gin ("entries" jsonb_path_ops);
