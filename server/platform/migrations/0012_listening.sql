CREATE TABLE "listening" (
	"listener_id" text PRIMARY KEY NOT NULL,
	"state" jsonb,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skip" (
	"id" text PRIMARY KEY NOT NULL,
	"listener_id" text,
	"track_id" text NOT NULL,
	"skipped_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"source" text,
	"playlist_id" text,
	"country" text,
	"plan" text,
	"device" text
);
--> statement-breakpoint
ALTER TABLE "listening" ADD CONSTRAINT "listening_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip" ADD CONSTRAINT "skip_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip" ADD CONSTRAINT "skip_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listening_due_index" ON "listening" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "skip_listener_index" ON "skip" USING btree ("listener_id");--> statement-breakpoint
CREATE INDEX "skip_track_index" ON "skip" USING btree ("track_id","skipped_at");