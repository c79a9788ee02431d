CREATE TABLE "asset" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_use" (
	"hash" text NOT NULL,
	"used_by" text NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "asset_use_hash_used_by_pk" PRIMARY KEY("hash","used_by")
);
--> statement-breakpoint
ALTER TABLE "user_image" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_image" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "asset_use" ADD CONSTRAINT "asset_use_hash_asset_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."asset"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_use_used_by_index" ON "asset_use" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "asset_use_expires_at_index" ON "asset_use" USING btree ("expires_at");