CREATE TABLE "sharing_heard" (
	"month" text NOT NULL,
	"listener" integer NOT NULL,
	"until_moment" timestamp with time zone NOT NULL,
	"plan" text,
	"country" text,
	"plays" integer NOT NULL,
	"weight" integer NOT NULL,
	"spans" integer[] NOT NULL,
	"streams" integer[] NOT NULL,
	"weights" integer[] NOT NULL,
	"earned" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sharing_pool" (
	"month" text NOT NULL,
	"plan" text NOT NULL,
	"country" text NOT NULL,
	"earned" bigint NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "sharing_pool_month_plan_country_pk" PRIMARY KEY("month","plan","country")
);
--> statement-breakpoint
CREATE TABLE "sharing_span" (
	"month" text NOT NULL,
	"number" integer NOT NULL,
	"artist_id" text NOT NULL,
	"label_id" text,
	"royalty_rate" double precision NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"streams" integer DEFAULT 0 NOT NULL,
	"listeners" integer DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"worth" numeric DEFAULT '0' NOT NULL,
	CONSTRAINT "sharing_span_month_number_pk" PRIMARY KEY("month","number")
);
--> statement-breakpoint
CREATE TABLE "sharing" (
	"month" text PRIMARY KEY NOT NULL,
	"is_paid_by_listener" boolean NOT NULL,
	"step" text DEFAULT 'listeners' NOT NULL,
	"slices" integer DEFAULT 0 NOT NULL,
	"after_user" text DEFAULT '' NOT NULL,
	"split_user" text,
	"from_moment" timestamp with time zone,
	"after_listener" integer,
	"listeners" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sharing_span" ADD CONSTRAINT "sharing_span_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sharing_heard_listener_index" ON "sharing_heard" USING btree ("month","listener");--> statement-breakpoint
CREATE INDEX "sharing_span_artist_index" ON "sharing_span" USING btree ("artist_id");