CREATE TABLE "muted_artist" (
	"listener_id" text NOT NULL,
	"artist_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "muted_artist_listener_id_artist_id_pk" PRIMARY KEY("listener_id","artist_id")
);
--> statement-breakpoint
ALTER TABLE "concert" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "muted_artist" ADD CONSTRAINT "muted_artist_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_artist" ADD CONSTRAINT "muted_artist_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "muted_artist_artist_index" ON "muted_artist" USING btree ("artist_id");