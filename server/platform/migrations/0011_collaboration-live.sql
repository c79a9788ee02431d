CREATE TABLE "playlist_block" (
	"playlist_id" text NOT NULL,
	"user_id" text NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "playlist_block_playlist_id_user_id_pk" PRIMARY KEY("playlist_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "playlist" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "playlist_block" ADD CONSTRAINT "playlist_block_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_block" ADD CONSTRAINT "playlist_block_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_block" ADD CONSTRAINT "playlist_block_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlist_block_user_index" ON "playlist_block" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "playlist_block_owner_index" ON "playlist_block" USING btree ("owner_id");