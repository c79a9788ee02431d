CREATE TABLE "push_device" (
	"session_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"shows_names" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"told" jsonb NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "push_device_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_key_id_push_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."push_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_device_next_index" ON "push_device" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "push_device_user_index" ON "push_device" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_device_key_index" ON "push_device" USING btree ("key_id");