CREATE TABLE "together_block" (
	"host_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "together_block_host_id_user_id_pk" PRIMARY KEY("host_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "together_entry" (
	"session_id" text NOT NULL,
	"key" integer NOT NULL,
	"place" integer NOT NULL,
	"track_id" text NOT NULL,
	"added_by" text,
	CONSTRAINT "together_entry_session_id_key_pk" PRIMARY KEY("session_id","key")
);
--> statement-breakpoint
CREATE TABLE "together_person" (
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "together_person_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "together_session" (
	"id" text PRIMARY KEY NOT NULL,
	"host_id" text NOT NULL,
	"token" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sound" text NOT NULL,
	"adders" text NOT NULL,
	"current_key" integer,
	"seconds" double precision NOT NULL,
	"moment" timestamp (3) with time zone NOT NULL,
	"is_playing" boolean NOT NULL,
	"next_key" integer NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "together_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "together_block" ADD CONSTRAINT "together_block_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "together_block" ADD CONSTRAINT "together_block_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "together_entry" ADD CONSTRAINT "together_entry_session_id_together_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."together_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "together_entry" ADD CONSTRAINT "together_entry_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "together_entry" ADD CONSTRAINT "together_entry_added_by_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "together_person" ADD CONSTRAINT "together_person_session_id_together_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."together_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "together_person" ADD CONSTRAINT "together_person_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "together_session" ADD CONSTRAINT "together_session_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "together_block_user_id_index" ON "together_block" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "together_entry_track_id_index" ON "together_entry" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "together_entry_added_by_index" ON "together_entry" USING btree ("added_by") WHERE "together_entry"."added_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "together_person_in_index" ON "together_person" USING btree ("user_id") WHERE "together_person"."state" = 'in';--> statement-breakpoint
CREATE INDEX "together_person_user_id_index" ON "together_person" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "together_session_host_index" ON "together_session" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "together_session_ends_at_index" ON "together_session" USING btree ("ends_at");