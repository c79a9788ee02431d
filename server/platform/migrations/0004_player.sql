CREATE TABLE "player_command" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"device_id" text,
	"name" text NOT NULL,
	"value" double precision,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_device" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_device_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "player_position" (
	"user_id" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"at" integer NOT NULL,
	"track_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"moment" timestamp with time zone NOT NULL,
	"is_playing" boolean NOT NULL,
	"volume" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_queue" (
	"user_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"source" text,
	"is_shuffled" boolean NOT NULL,
	"repeat_mode" text NOT NULL,
	"keys" integer[] NOT NULL,
	"track_ids" text[] NOT NULL,
	"added" integer[] NOT NULL,
	"order" integer[]
);
--> statement-breakpoint
ALTER TABLE "player_command" ADD CONSTRAINT "player_command_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_device" ADD CONSTRAINT "player_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_device" ADD CONSTRAINT "player_device_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_position" ADD CONSTRAINT "player_position_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_queue" ADD CONSTRAINT "player_queue_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_command_user_id_at_index" ON "player_command" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "player_device_session_id_index" ON "player_device" USING btree ("session_id");