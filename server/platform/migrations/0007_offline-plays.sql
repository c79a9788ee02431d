CREATE TABLE "offline_play" (
	"listener_id" text NOT NULL,
	"client_id" text NOT NULL,
	"is_counted" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offline_play_listener_id_client_id_pk" PRIMARY KEY("listener_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "offline_play" ADD CONSTRAINT "offline_play_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offline_play_received_at_index" ON "offline_play" USING btree ("listener_id","received_at");