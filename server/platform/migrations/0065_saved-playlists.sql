CREATE TABLE "deleted_playlist" (
	"playlist_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"was_public" boolean NOT NULL,
	"entries" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_playlist" (
	"user_id" text NOT NULL,
	"playlist_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "saved_playlist_user_id_playlist_id_pk" PRIMARY KEY("user_id","playlist_id")
);
--> statement-breakpoint
ALTER TABLE "playlist" ADD COLUMN "is_by_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "playlist" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "playlist" ADD COLUMN "tracks_added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "playlist" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "playlist" ADD COLUMN "saves_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deleted_playlist" ADD CONSTRAINT "deleted_playlist_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_playlist" ADD CONSTRAINT "deleted_playlist_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_playlist" ADD CONSTRAINT "saved_playlist_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_playlist" ADD CONSTRAINT "saved_playlist_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_playlist_owner_index" ON "deleted_playlist" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "saved_playlist_user_index" ON "saved_playlist" USING btree ("user_id","since","playlist_id");--> statement-breakpoint
CREATE INDEX "saved_playlist_playlist_index" ON "saved_playlist" USING btree ("playlist_id");--> statement-breakpoint
CREATE INDEX "playlist_deleted_index" ON "playlist" USING btree ("deleted_at") WHERE "playlist"."deleted_at" is not null;