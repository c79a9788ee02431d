CREATE TABLE "daily_mix" (
	"listener_id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"mixes" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_mix" ADD CONSTRAINT "daily_mix_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;