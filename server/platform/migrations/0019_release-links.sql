CREATE TABLE "release_link" (
	"id" text PRIMARY KEY NOT NULL,
	"release_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"note" text NOT NULL,
	"ends_on" date NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "release_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "release_link" ADD CONSTRAINT "release_link_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_link_release_index" ON "release_link" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "release_link_ends_on_index" ON "release_link" USING btree ("ends_on");