CREATE TABLE "flag_decision" (
	"group_id" text PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_group" (
	"id" text PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"noted_in" text NOT NULL,
	"artist_id" text NOT NULL,
	"rule" text NOT NULL,
	"plays" integer NOT NULL,
	"earned" bigint NOT NULL,
	"share" double precision NOT NULL,
	"listeners" integer NOT NULL,
	"networks" integer NOT NULL,
	"days" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "flag_group_unique" UNIQUE("artist_id","month","noted_in","rule")
);
--> statement-breakpoint
CREATE TABLE "play_flag" (
	"play_id" text PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"noted_in" text NOT NULL,
	"rule" text NOT NULL,
	"artist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"day" date NOT NULL,
	"earned" integer NOT NULL,
	"country" text,
	"source" text,
	"plan" text
);
--> statement-breakpoint
CREATE TABLE "screening_rule" (
	"rule" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"threshold" integer NOT NULL,
	"least" integer,
	"days" integer
);
--> statement-breakpoint
CREATE TABLE "screening_month" (
	"month" text PRIMARY KEY NOT NULL,
	"noted_in" text NOT NULL,
	"rules" jsonb NOT NULL,
	"step" text DEFAULT 'listeners' NOT NULL,
	"after_user" text DEFAULT '' NOT NULL,
	"after_artist" text DEFAULT '' NOT NULL,
	"after_number" integer DEFAULT 0 NOT NULL,
	"artist_id" text,
	"after_day" date
);
--> statement-breakpoint
CREATE TABLE "screening_network" (
	"month" text NOT NULL,
	"artist_id" text NOT NULL,
	"mark" text NOT NULL,
	"plays" integer NOT NULL,
	CONSTRAINT "screening_network_month_artist_id_mark_pk" PRIMARY KEY("month","artist_id","mark")
);
--> statement-breakpoint
CREATE TABLE "statement_held" (
	"statement_id" text NOT NULL,
	"rule" text NOT NULL,
	"plays" integer NOT NULL,
	"earned" bigint NOT NULL,
	CONSTRAINT "statement_held_statement_id_rule_pk" PRIMARY KEY("statement_id","rule")
);
--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "account_days" integer;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "network_mark" text;--> statement-breakpoint
ALTER TABLE "flag_decision" ADD CONSTRAINT "flag_decision_group_id_flag_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."flag_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag_group" ADD CONSTRAINT "flag_group_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_flag" ADD CONSTRAINT "play_flag_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_network" ADD CONSTRAINT "screening_network_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_held" ADD CONSTRAINT "statement_held_statement_id_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_flag_artist_index" ON "play_flag" USING btree ("artist_id","day");--> statement-breakpoint
CREATE INDEX "play_flag_group_index" ON "play_flag" USING btree ("month","noted_in","artist_id");--> statement-breakpoint
CREATE TRIGGER "flag_decision_is_kept" BEFORE UPDATE OR DELETE ON "flag_decision" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();
