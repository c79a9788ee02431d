CREATE TYPE "id_range" AS RANGE (subtype = text, collation = "C");--> statement-breakpoint
CREATE FUNCTION "name_order"(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(ltrim(lower(translate(normalize(name, NFC),
    'ÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÝÇÑáàâäãåéèêëíìîïóòôöõúùûüýÿç',
    'aaaaaaeeeeiiiiooooouuuuycñaaaaaaeeeeiiiiooooouuuuyyc')), E' \t¡¿«»"“”‘’''([{.…#@*_-'), 'ñ', 'n~') $$;--> statement-breakpoint
CREATE FUNCTION "word_ends"(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT DISTINCT substr(word, start)
    FROM unnest(string_to_array(words, ' ')) AS word, generate_series(1, greatest(length(word) - 2, 1)) AS start
    WHERE word <> '')) $$;--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "album" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"artist_id" text NOT NULL,
	"release_date" date NOT NULL,
	"published_at" timestamp with time zone,
	"out_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("published_at", "release_date"::timestamp at time zone 'UTC')) STORED,
	"label_id" text NOT NULL,
	"genre" text NOT NULL,
	"search_key" text collate "C" DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "liked_album" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"album_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_view" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "analytics_view_name_unique" UNIQUE("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "artist_request" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"artist" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"artist_id" text,
	"proof" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "artist_member" (
	"artist_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "artist_member_artist_id_user_id_pk" PRIMARY KEY("artist_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "artist" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"genre" text NOT NULL,
	"country" text NOT NULL,
	"bio" text NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"followers_here" integer DEFAULT 0 NOT NULL,
	"monthly_listeners" integer DEFAULT 0 NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"social_links" jsonb NOT NULL,
	"related_ids" text[] NOT NULL,
	"search_key" text collate "C" DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "followed_artist" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"artist_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "canvas" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"sent_by" text,
	"track_id" text NOT NULL,
	"track_title" text NOT NULL,
	"video" text,
	"video_url" text,
	"thumbnail" text,
	"description" text DEFAULT '' NOT NULL,
	"tags" text[] NOT NULL,
	"is_loop" boolean DEFAULT true NOT NULL,
	"start_time" double precision NOT NULL,
	"end_time" double precision NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_by_id" text,
	"feedback" text,
	"views" integer DEFAULT 0 NOT NULL,
	"engagement" double precision DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canvas_video" (
	"hash" text PRIMARY KEY NOT NULL,
	"seconds" double precision NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"codec" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canvas_view" (
	"canvas_id" text NOT NULL,
	"listener_id" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "canvas_view_canvas_id_listener_id_pk" PRIMARY KEY("canvas_id","listener_id")
);
--> statement-breakpoint
CREATE TABLE "chart_day" (
	"country" text NOT NULL,
	"day" date NOT NULL,
	"track_id" text NOT NULL,
	"plays" bigint NOT NULL,
	CONSTRAINT "chart_day_country_day_track_id_pk" PRIMARY KEY("country","day","track_id")
);
--> statement-breakpoint
CREATE TABLE "chart_place" (
	"chart" text NOT NULL,
	"place" integer NOT NULL,
	"track_id" text NOT NULL,
	"plays" bigint NOT NULL,
	"previous_rank" integer,
	CONSTRAINT "chart_place_chart_place_pk" PRIMARY KEY("chart","place")
);
--> statement-breakpoint
CREATE TABLE "concert" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"sent_by" text,
	"title" text NOT NULL,
	"venue" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"doors" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"tickets_sold" integer DEFAULT 0 NOT NULL,
	"is_on_sale" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'announced' NOT NULL,
	"price_min" integer NOT NULL,
	"price_max" integer NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"ticket_url" text NOT NULL,
	"picture_address" text,
	"picture" text,
	"description" text NOT NULL,
	"supporting_acts" text[] NOT NULL,
	"age_restriction" text NOT NULL,
	"fan_club_presale" boolean NOT NULL,
	"presale_code" text NOT NULL,
	"rests" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "decision_notice" (
	"user_id" text NOT NULL,
	"decision_id" text NOT NULL,
	"artist_id" text,
	"subject" text NOT NULL,
	"item_id" text NOT NULL,
	"outcome" text NOT NULL,
	"title" text NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"playlists" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"decided_by" text,
	"decided_by_id" text,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "decision_notice_user_id_decision_id_pk" PRIMARY KEY("user_id","decision_id")
);
--> statement-breakpoint
CREATE TABLE "digest" (
	"user_id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"sending_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "editorial_playlist" (
	"playlist_id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "editorial_playlist_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"priority" integer NOT NULL,
	"cover_address" text,
	"created_by" text NOT NULL,
	"created_by_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "editorial_playlist_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "email_proof" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"contract_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fan_campaign" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"sent_by" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"eligible_tiers" text[] NOT NULL,
	"participant_count" integer DEFAULT 0 NOT NULL,
	"max_participants" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"rests" boolean DEFAULT false NOT NULL,
	"rewards" jsonb NOT NULL,
	"concert_id" text,
	"activated_at" timestamp with time zone,
	"called_off_with" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fan_participant" (
	"campaign_id" text NOT NULL,
	"listener_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"shares_contact" boolean DEFAULT false NOT NULL,
	CONSTRAINT "fan_participant_campaign_id_listener_id_pk" PRIMARY KEY("campaign_id","listener_id")
);
--> statement-breakpoint
CREATE TABLE "artist_to_sum" (
	"artist_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fan" (
	"artist_id" text NOT NULL,
	"listener_id" text NOT NULL,
	"streams" integer NOT NULL,
	"tracks" jsonb NOT NULL,
	"last_day" date,
	"followed_at" timestamp with time zone,
	CONSTRAINT "fan_artist_id_listener_id_pk" PRIMARY KEY("artist_id","listener_id")
);
--> statement-breakpoint
CREATE TABLE "figure_event_aside" (
	"kind" text NOT NULL,
	"artist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"duration" integer NOT NULL,
	"earned" integer NOT NULL,
	"is_ranked" boolean DEFAULT true NOT NULL,
	"listener_number" integer,
	"source" text,
	"playlist_id" text,
	"country" text,
	"plan" text,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "figure_event" (
	"kind" text NOT NULL,
	"artist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"duration" integer NOT NULL,
	"earned" integer NOT NULL,
	"is_ranked" boolean DEFAULT true NOT NULL,
	"listener_number" integer,
	"source" text,
	"playlist_id" text,
	"country" text,
	"plan" text,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "artist_day" (
	"artist_id" text NOT NULL,
	"day" date NOT NULL,
	"streams" bigint NOT NULL,
	"skips" bigint NOT NULL,
	"seconds" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"listeners" integer[] NOT NULL,
	"countries" json DEFAULT '{}' NOT NULL,
	"sources" json DEFAULT '{}' NOT NULL,
	"plans" json DEFAULT '{}' NOT NULL,
	"playlists" json DEFAULT '{}' NOT NULL,
	"devices" json DEFAULT '{}' NOT NULL,
	"hours" json DEFAULT '{}' NOT NULL,
	"track_ids" text[] DEFAULT '{}' NOT NULL,
	"track_streams" bigint[] DEFAULT '{}' NOT NULL,
	"track_earned" bigint[] DEFAULT '{}' NOT NULL,
	"track_skips" bigint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "artist_day_artist_id_day_pk" PRIMARY KEY("artist_id","day")
);
--> statement-breakpoint
CREATE TABLE "artist_summary" (
	"artist_id" text PRIMARY KEY NOT NULL,
	"ends_on" date NOT NULL,
	"summed_at" timestamp with time zone NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artist_to_recount" (
	"artist_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artist_week" (
	"artist_id" text NOT NULL,
	"week" date NOT NULL,
	"streams" bigint NOT NULL,
	"skips" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"countries" json DEFAULT '{}' NOT NULL,
	"sources" json DEFAULT '{}' NOT NULL,
	"plans" json DEFAULT '{}' NOT NULL,
	"devices" json DEFAULT '{}' NOT NULL,
	"track_ids" text[] NOT NULL,
	"track_streams" bigint[] NOT NULL,
	"track_earned" bigint[] NOT NULL,
	"track_skips" bigint[] NOT NULL,
	CONSTRAINT "artist_week_artist_id_week_pk" PRIMARY KEY("artist_id","week")
);
--> statement-breakpoint
CREATE TABLE "day_listener" (
	"artist_id" text NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "day_listener_artist_id_day_number_pk" PRIMARY KEY("artist_id","day","number")
);
--> statement-breakpoint
CREATE TABLE "heard_month" (
	"month" text NOT NULL,
	"listener" integer NOT NULL,
	"artist_id" text NOT NULL,
	"plan" text NOT NULL,
	"country" text NOT NULL,
	"days" smallint[] NOT NULL,
	"streams" integer[] NOT NULL,
	"weights" integer[] NOT NULL,
	"earned" bigint[] NOT NULL,
	CONSTRAINT "heard_month_month_listener_artist_id_plan_country_pk" PRIMARY KEY("month","listener","artist_id","plan","country")
);
--> statement-breakpoint
CREATE TABLE "heard_since" (
	"month" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_day" (
	"artist_id" text NOT NULL,
	"day" date NOT NULL,
	"streams" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"listeners" integer NOT NULL,
	"followers" integer,
	"countries" json NOT NULL,
	"sources" json NOT NULL,
	"listener_countries" json NOT NULL,
	CONSTRAINT "imported_day_artist_id_day_pk" PRIMARY KEY("artist_id","day")
);
--> statement-breakpoint
CREATE TABLE "imported_track" (
	"track_id" text PRIMARY KEY NOT NULL,
	"streams" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"countries" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "month_to_close" (
	"artist_id" text NOT NULL,
	"month" text NOT NULL,
	CONSTRAINT "month_to_close_artist_id_month_pk" PRIMARY KEY("artist_id","month")
);
--> statement-breakpoint
CREATE TABLE "track_total" (
	"track_id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"streams" bigint NOT NULL,
	"skips" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"countries" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uncounted_artist" (
	"artist_id" text NOT NULL,
	"work" text NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"failure" text NOT NULL,
	CONSTRAINT "uncounted_artist_artist_id_work_pk" PRIMARY KEY("artist_id","work")
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text,
	"set_up_code" text
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"follower_id" text NOT NULL,
	"followed_id" text NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follow_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id")
);
--> statement-breakpoint
CREATE TABLE "label_contract" (
	"id" text PRIMARY KEY NOT NULL,
	"label_id" text NOT NULL,
	"artist_id" text NOT NULL,
	"royalty_rate" numeric(5, 2) NOT NULL,
	"status" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"joined_on" date NOT NULL,
	"paid_before" bigint DEFAULT 0 NOT NULL,
	"offered_to" text,
	"claimed_by" text,
	"declined_on" date,
	CONSTRAINT "label_contract_royalty_rate_check" CHECK ("label_contract"."royalty_rate" between 0 and 100),
	CONSTRAINT "label_contract_dates_check" CHECK ("label_contract"."starts_on" <= "label_contract"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "label_member" (
	"label_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "label_member_label_id_user_id_pk" PRIMARY KEY("label_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "label" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"website" text,
	"country" text,
	"founded_year" integer,
	"contact_person" text,
	"phone" text,
	"contract_status" text DEFAULT 'pending' NOT NULL,
	"agreement_ends_on" date,
	"agreement_told_for" date,
	"royalty_rate" numeric(5, 2),
	"next_payment_on" date,
	"name_key" text collate "C" DEFAULT '' NOT NULL,
	"sort_key" text collate "C" GENERATED ALWAYS AS (name_order("name")) STORED,
	CONSTRAINT "label_name_unique" UNIQUE("name"),
	CONSTRAINT "label_email_unique" UNIQUE("email"),
	CONSTRAINT "label_royalty_rate_check" CHECK ("label"."royalty_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "ledger_head" (
	"day" date PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_end" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_link" (
	"position" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"statement_id" text NOT NULL,
	"hash" text NOT NULL,
	"previous" text NOT NULL,
	CONSTRAINT "ledger_link_sealed_unique" UNIQUE("kind","statement_id")
);
--> statement-breakpoint
CREATE TABLE "marquee_campaign" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"track_title" text NOT NULL,
	"artist_name" text NOT NULL,
	"campaign_name" text NOT NULL,
	"budget" integer NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"conversions" integer DEFAULT 0 NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"rests" boolean DEFAULT false NOT NULL,
	"ad_format" text NOT NULL,
	"age_range" text NOT NULL,
	"age_min" integer,
	"age_max" integer,
	"genres" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"interests" text[] NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"video" text DEFAULT '' NOT NULL,
	"audio" text DEFAULT '' NOT NULL,
	"copy" text DEFAULT '' NOT NULL,
	"approval" text DEFAULT 'none' NOT NULL,
	"approval_asked_at" timestamp with time zone,
	"asked_by" text,
	"approved_budget" integer,
	"decided_by" text,
	"decided_by_id" text,
	"decision_note" text DEFAULT '' NOT NULL,
	"playlist_id" text,
	"paced_hour" integer DEFAULT 0 NOT NULL,
	"paced_hours" integer DEFAULT 1 NOT NULL,
	"paced_spent" integer DEFAULT 0 NOT NULL,
	"activated_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marquee_conversion" (
	"campaign_id" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marquee_day" (
	"campaign_id" text NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"conversions" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "marquee_day_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "marquee_hidden" (
	"listener_id" text NOT NULL,
	"artist_id" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marquee_hidden_listener_id_artist_id_pk" PRIMARY KEY("listener_id","artist_id")
);
--> statement-breakpoint
CREATE TABLE "marquee_showing" (
	"listener_id" text NOT NULL,
	"day" date NOT NULL,
	"campaign_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"clicked_at" timestamp with time zone,
	CONSTRAINT "marquee_showing_listener_id_day_pk" PRIMARY KEY("listener_id","day")
);
--> statement-breakpoint
CREATE TABLE "marquee_viewer" (
	"listener_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"track_id" text NOT NULL,
	"times" integer NOT NULL,
	"converted_at" timestamp with time zone,
	CONSTRAINT "marquee_viewer_listener_id_campaign_id_pk" PRIMARY KEY("listener_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "daily_mix" (
	"listener_id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"time_zone" text,
	"mixes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fan_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"sent_by" text,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"target_tiers" text[] NOT NULL,
	"campaign_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"track_id" text,
	"status" text NOT NULL,
	"rests" boolean DEFAULT false NOT NULL,
	"scheduled_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_to" text DEFAULT '' NOT NULL,
	"is_delivered" boolean DEFAULT false NOT NULL,
	"held_back_count" integer DEFAULT 0 NOT NULL,
	"recipient_count" integer DEFAULT 0 NOT NULL,
	"open_count" integer DEFAULT 0 NOT NULL,
	"click_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "muted_artist" (
	"listener_id" text NOT NULL,
	"artist_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "muted_artist_listener_id_artist_id_pk" PRIMARY KEY("listener_id","artist_id")
);
--> statement-breakpoint
CREATE TABLE "received_notice" (
	"listener_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_follower" boolean NOT NULL,
	"read_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	CONSTRAINT "received_notice_listener_id_notice_id_pk" PRIMARY KEY("listener_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "bell" (
	"user_id" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_news" (
	"user_id" text NOT NULL,
	"news_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_news_user_id_news_id_pk" PRIMARY KEY("user_id","news_id")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "compared_month" (
	"month" text PRIMARY KEY NOT NULL,
	"listeners" integer NOT NULL,
	"is_paid_by_listener" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listener_share" (
	"month" text NOT NULL,
	"artist_id" text NOT NULL,
	"label_id" text,
	"royalty_rate" double precision NOT NULL,
	"earned" bigint NOT NULL,
	CONSTRAINT "listener_share_artist_month_label_rate_unique" UNIQUE NULLS NOT DISTINCT("artist_id","month","label_id","royalty_rate")
);
--> statement-breakpoint
CREATE TABLE "pay_comparison" (
	"month" text NOT NULL,
	"artist_id" text NOT NULL,
	"label_id" text,
	"streams" bigint NOT NULL,
	"listeners" integer NOT NULL,
	"pro_rata" bigint NOT NULL,
	"user_centric" bigint NOT NULL,
	CONSTRAINT "pay_comparison_label_month_artist_unique" UNIQUE NULLS NOT DISTINCT("label_id","month","artist_id")
);
--> statement-breakpoint
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
	"streams" bigint DEFAULT 0 NOT NULL,
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
CREATE TABLE "payee" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"label_id" text,
	"artist_id" text,
	"user_id" text,
	"name" text,
	"reference" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "payee_kind_check" CHECK (case "payee"."kind"
        when 'label' then num_nonnulls("payee"."artist_id", "payee"."user_id") = 0
        when 'artist' then num_nonnulls("payee"."label_id", "payee"."user_id") = 0
        when 'person' then num_nonnulls("payee"."label_id", "payee"."artist_id", "payee"."name") = 0
        else false end)
);
--> statement-breakpoint
CREATE TABLE "account_request" (
	"receiver" text NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "account_request_receiver_position_pk" PRIMARY KEY("receiver","position")
);
--> statement-breakpoint
CREATE TABLE "bank_message" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"confirmed" integer NOT NULL,
	"returned" integer NOT NULL,
	"known" integer NOT NULL,
	"others" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"receiver" text,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"day" date,
	"reason" text,
	"fingerprint" text,
	"is_alone" boolean DEFAULT false NOT NULL,
	"fee" bigint,
	"currency" text,
	"exchanged" numeric(18, 3),
	CONSTRAINT "payment_event_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "payment_file" (
	"run_id" text PRIMARY KEY NOT NULL,
	"content" text,
	"world" text
);
--> statement-breakpoint
CREATE TABLE "payment_hold" (
	"receiver" text NOT NULL,
	"position" integer NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "payment_hold_receiver_position_pk" PRIMARY KEY("receiver","position")
);
--> statement-breakpoint
CREATE TABLE "payment_run_item" (
	"run_id" text NOT NULL,
	"statement_id" text NOT NULL,
	"receiver" text NOT NULL,
	"outcome" text,
	"paid_on" date,
	"vat" bigint DEFAULT 0 NOT NULL,
	"withheld" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_run_item_run_id_statement_id_pk" PRIMARY KEY("run_id","statement_id")
);
--> statement-breakpoint
CREATE TABLE "payment_run" (
	"id" text PRIMARY KEY NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"receivers" integer NOT NULL,
	"label_name" text,
	"paid_on" date NOT NULL,
	"status" text NOT NULL,
	"payouts" integer NOT NULL,
	"amount" bigint NOT NULL,
	"paid_payouts" integer DEFAULT 0 NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"failed_payouts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_transfer" (
	"run_id" text NOT NULL,
	"receiver" text NOT NULL,
	"name" text NOT NULL,
	"account" text,
	"fingerprint" text,
	"payouts" integer NOT NULL,
	"amount" bigint NOT NULL,
	"from_month" text NOT NULL,
	"until_month" text NOT NULL,
	"is_first" boolean NOT NULL,
	"tax_detail_id" text,
	"vat" bigint DEFAULT 0 NOT NULL,
	"withheld" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_transfer_run_id_receiver_pk" PRIMARY KEY("run_id","receiver")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"statement_id" text NOT NULL,
	"entry" integer DEFAULT 1 NOT NULL,
	"run_id" text,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "payment_statement_id_entry_pk" PRIMARY KEY("statement_id","entry")
);
--> statement-breakpoint
CREATE TABLE "payout_account" (
	"id" text PRIMARY KEY NOT NULL,
	"payee_id" text NOT NULL,
	"version" integer NOT NULL,
	"country" text,
	"account" text,
	"fingerprint" text,
	"set_at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	CONSTRAINT "payout_account_account_check" CHECK (num_nonnulls("payout_account"."country", "payout_account"."account") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "pitch_placement" (
	"pitch_id" text NOT NULL,
	"playlist_id" text NOT NULL,
	"placed_at" timestamp with time zone,
	CONSTRAINT "pitch_placement_pitch_id_playlist_id_pk" PRIMARY KEY("pitch_id","playlist_id")
);
--> statement-breakpoint
CREATE TABLE "pitch" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"sent_by" text,
	"track_id" text,
	"track_title" text NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"artist_name" text NOT NULL,
	"release_date" date NOT NULL,
	"submission_date" date NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"target_playlists" jsonb NOT NULL,
	"genre" text NOT NULL,
	"mood" text NOT NULL,
	"description" text NOT NULL,
	"details" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reviewed_by" text,
	"reviewed_by_id" text,
	"reviewed_at" timestamp with time zone,
	"feedback" text DEFAULT '' NOT NULL,
	"search_key" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_invite" (
	"id" text PRIMARY KEY NOT NULL,
	"payer_id" text NOT NULL,
	"token" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_invite_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "family_member" (
	"member_id" text PRIMARY KEY NOT NULL,
	"payer_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "family_member_other_check" CHECK ("family_member"."member_id" <> "family_member"."payer_id")
);
--> statement-breakpoint
CREATE TABLE "student_proof" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text,
	"until" date NOT NULL,
	"warned_at" timestamp with time zone,
	CONSTRAINT "student_proof_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "student_request" (
	"user_id" text PRIMARY KEY NOT NULL,
	"school" text NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "brought_listen" (
	"id" text PRIMARY KEY NOT NULL,
	"listener_id" text NOT NULL,
	"track_id" text NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listening_total" (
	"listener_id" text PRIMARY KEY NOT NULL,
	"seconds" bigint NOT NULL,
	"plays" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listening" (
	"listener_id" text PRIMARY KEY NOT NULL,
	"state" jsonb,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_rate" (
	"plan" text NOT NULL,
	"country" text NOT NULL,
	"micros" integer NOT NULL,
	CONSTRAINT "play_rate_plan_country_pk" PRIMARY KEY("plan","country"),
	CONSTRAINT "play_rate_micros_check" CHECK ("play_rate"."micros" >= 0)
);
--> statement-breakpoint
CREATE TABLE "play" (
	"id" text PRIMARY KEY NOT NULL,
	"listener_id" text,
	"track_id" text NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	"listener_number" integer,
	"source" text,
	"playlist_id" text,
	"country" text,
	"plan" text,
	"device" text,
	"account_days" integer,
	"network_mark" text,
	"forgotten_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "skip" (
	"id" text PRIMARY KEY NOT NULL,
	"listener_id" text,
	"track_id" text NOT NULL,
	"skipped_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"listener_number" integer,
	"source" text,
	"playlist_id" text,
	"country" text,
	"plan" text,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "deleted_playlist" (
	"playlist_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"was_public" boolean NOT NULL,
	"entries" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playlist_stay" (
	"playlist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"place" integer,
	"left_at" timestamp with time zone,
	CONSTRAINT "playlist_stay_playlist_id_track_id_entered_at_pk" PRIMARY KEY("playlist_id","track_id","entered_at")
);
--> statement-breakpoint
CREATE TABLE "playlist_track" (
	"id" text PRIMARY KEY NOT NULL,
	"playlist_id" text NOT NULL,
	"track_id" text NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playlist" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"owner_id" text NOT NULL,
	"is_public" boolean NOT NULL,
	"is_by_link" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"featured_position" integer,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"track_count" integer DEFAULT 0 NOT NULL,
	"total_duration" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"tracks_added_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	"saves_read_at" timestamp with time zone,
	"search_key" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_playlist" (
	"user_id" text NOT NULL,
	"playlist_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "saved_playlist_user_id_playlist_id_pk" PRIMARY KEY("user_id","playlist_id")
);
--> statement-breakpoint
CREATE TABLE "co_play_mark" (
	"id" integer PRIMARY KEY NOT NULL,
	"play_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "co_play" (
	"track_id" text NOT NULL,
	"other_id" text NOT NULL,
	"plays" integer NOT NULL,
	CONSTRAINT "co_play_track_id_other_id_pk" PRIMARY KEY("track_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "dismissal" (
	"id" text PRIMARY KEY NOT NULL,
	"listener_id" text NOT NULL,
	"track_id" text,
	"artist_id" text,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissal_of_one" CHECK (num_nonnulls("dismissal"."track_id", "dismissal"."artist_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "recording_part" (
	"share_id" text NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"part" numeric(5, 2) NOT NULL,
	"is_artist" boolean NOT NULL,
	"payee_id" text,
	"offered_to" text,
	"is_accepted" boolean,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"reason" text,
	CONSTRAINT "recording_part_share_id_position_pk" PRIMARY KEY("share_id","position"),
	CONSTRAINT "recording_part_part_check" CHECK ("recording_part"."part" between 0 and 100),
	CONSTRAINT "recording_part_owner_check" CHECK (not "recording_part"."is_artist" or num_nonnulls("recording_part"."payee_id", "recording_part"."offered_to") = 0)
);
--> statement-breakpoint
CREATE TABLE "recording_share" (
	"id" text PRIMARY KEY NOT NULL,
	"track_id" text NOT NULL,
	"artist_id" text NOT NULL,
	"label_id" text,
	"starts_on" date NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "recording_share_state_check" CHECK ("recording_share"."accepted_at" is null or "recording_share"."withdrawn_at" is null)
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"language" text NOT NULL,
	"password_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_sound" (
	"hash" text PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"seconds" double precision NOT NULL,
	"sample_rate" integer NOT NULL,
	"channels" integer NOT NULL,
	"bitrate" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release" (
	"id" text PRIMARY KEY NOT NULL,
	"label_id" text NOT NULL,
	"artist_id" text,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"release_date" date,
	"cover" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decided_by_id" text,
	"reason" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_track" (
	"id" text PRIMARY KEY NOT NULL,
	"release_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"credits" jsonb NOT NULL,
	"is_interlude" boolean DEFAULT false NOT NULL,
	"sound" text NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vocabulary" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"variants" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_search" (
	"user_id" text NOT NULL,
	"query" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_search_user_id_query_pk" PRIMARY KEY("user_id","query")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_code_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_address" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"person_id" text,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "service_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"session_id" text,
	"guesses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "staff_action_part" (
	"action_id" integer NOT NULL,
	"part" text NOT NULL,
	"person_id" text,
	"name" text,
	"address" text,
	"before" jsonb,
	"after" jsonb,
	"search_key" text collate "C" DEFAULT '' NOT NULL,
	CONSTRAINT "staff_action_part_action_id_part_pk" PRIMARY KEY("action_id","part")
);
--> statement-breakpoint
CREATE TABLE "staff_action" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing_artist" (
	"month" text NOT NULL,
	"artist_id" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"failure_kind" text,
	"failure" text,
	CONSTRAINT "closing_artist_month_artist_id_pk" PRIMARY KEY("month","artist_id")
);
--> statement-breakpoint
CREATE TABLE "closing" (
	"month" text PRIMARY KEY NOT NULL,
	"artists" integer,
	"failed_at" timestamp with time zone,
	"failure_kind" text,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "closing_terms" (
	"artist_id" text PRIMARY KEY NOT NULL,
	"terms" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_amount" (
	"statement_id" text NOT NULL,
	"share_id" text NOT NULL,
	"payee_id" text NOT NULL,
	"month" text NOT NULL,
	"royalty_rate" numeric(5, 2) NOT NULL,
	"track_id" text NOT NULL,
	"part" numeric(5, 2) NOT NULL,
	"streams" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"payee_statement_id" text,
	CONSTRAINT "shared_amount_pk" PRIMARY KEY("statement_id","share_id","payee_id","month","royalty_rate")
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
CREATE TABLE "closed_month" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission" (
	"statement_id" text PRIMARY KEY NOT NULL,
	"label_statement_id" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"statement_id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"streaming" bigint NOT NULL,
	"playlists" bigint NOT NULL,
	"radio" bigint NOT NULL,
	"status" text NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "payout_amount_check" CHECK ("payout"."amount" > 0),
	CONSTRAINT "payout_parts_check" CHECK ("payout"."streaming" + "payout"."playlists" + "payout"."radio" = "payout"."amount"),
	CONSTRAINT "payout_status_check" CHECK ("payout"."status" in ('paid', 'pending'))
);
--> statement-breakpoint
CREATE TABLE "statement" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text,
	"label_id" text,
	"payee_id" text NOT NULL,
	"month" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"streams" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"payable" bigint NOT NULL,
	"carried" bigint NOT NULL,
	"shared" bigint DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"label_rate" numeric(5, 2),
	CONSTRAINT "statement_owner_month_unique" UNIQUE NULLS NOT DISTINCT("artist_id","label_id","payee_id","month"),
	CONSTRAINT "statement_carried_check" CHECK ("statement"."carried" <= 0)
);
--> statement-breakpoint
CREATE TABLE "hidden_stories" (
	"listener_id" text NOT NULL,
	"artist_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_stories_listener_id_artist_id_pk" PRIMARY KEY("listener_id","artist_id")
);
--> statement-breakpoint
CREATE TABLE "story" (
	"id" text PRIMARY KEY NOT NULL,
	"artist_id" text NOT NULL,
	"type" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"caption" text NOT NULL,
	"file" text,
	"track_id" text,
	"track_title" text,
	"background_color" text NOT NULL,
	"text_color" text NOT NULL,
	"duration" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"sent_by" text,
	"rests" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_view" (
	"story_id" text NOT NULL,
	"listener_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"liked_at" timestamp with time zone,
	CONSTRAINT "story_view_story_id_listener_id_pk" PRIMARY KEY("story_id","listener_id")
);
--> statement-breakpoint
CREATE TABLE "alarm" (
	"name" text PRIMARY KEY NOT NULL,
	"raised_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_run" (
	"ended_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"bytes" bigint,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "server_report" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"metrics" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_detail" (
	"id" text PRIMARY KEY NOT NULL,
	"payee_id" text NOT NULL,
	"version" integer NOT NULL,
	"country" text NOT NULL,
	"tax_id" text,
	"vat" text NOT NULL,
	"withholding" numeric(5, 2) NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "tax_detail_vat_check" CHECK ("tax_detail"."vat" in ('none', 'charged', 'reverse')),
	CONSTRAINT "tax_detail_withholding_check" CHECK ("tax_detail"."withholding" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "former_save" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_save_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"track_id" text NOT NULL,
	"listener_number" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "liked_track" (
	"listener_id" text NOT NULL,
	"track_id" text NOT NULL,
	"liked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "liked_track_listener_id_track_id_pk" PRIMARY KEY("listener_id","track_id")
);
--> statement-breakpoint
CREATE TABLE "track" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"artist_id" text NOT NULL,
	"album_id" text NOT NULL,
	"position" integer NOT NULL,
	"duration" integer NOT NULL,
	"play_count" bigint DEFAULT 0 NOT NULL,
	"tempo" integer,
	"tonic" integer,
	"credits" jsonb,
	"is_interlude" boolean DEFAULT false NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"search_key" text collate "C" DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_day" (
	"day" date PRIMARY KEY NOT NULL,
	"paying_accounts" integer NOT NULL,
	"monthly_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_image" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text,
	"content" "bytea",
	"version" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "user_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"username" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text,
	"has_temporary_password" boolean DEFAULT false NOT NULL,
	"temporary_until" timestamp with time zone,
	"status" text DEFAULT 'active' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"rights" text[] DEFAULT '{}' NOT NULL,
	"profile_image" text,
	"bio" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"subscription_type" text DEFAULT 'free' NOT NULL,
	"paid_until" date,
	"cancelled_plan" text,
	"plan_period" text DEFAULT 'month' NOT NULL,
	"promotion_until" date,
	"preferences" jsonb DEFAULT '{"privacy":{"showActivity":true,"showPlaylists":true,"showFollowing":false},"notifications":{"email":true,"push":true,"newReleases":true,"playlists":true,"social":true,"payments":true}}'::jsonb NOT NULL,
	"date_of_birth" date,
	"is_demo" boolean DEFAULT false NOT NULL,
	"join_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name_key" text collate "C" DEFAULT '' NOT NULL,
	"email_key" text collate "C" DEFAULT '' NOT NULL,
	"sort_key" text collate "C" GENERATED ALWAYS AS (name_order("display_name")) STORED,
	CONSTRAINT "user_number_unique" UNIQUE("number"),
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_username_unique" UNIQUE("username")
);
--> statement-breakpoint
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
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"restored_at" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"kind" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"duration" integer NOT NULL,
	"has_failed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"people" text[] DEFAULT '{}' NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"turn_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"holder" text,
	"leased_until" timestamp with time zone,
	"is_asked_again" boolean DEFAULT false NOT NULL,
	"last_error" text,
	"abandoned_at" timestamp with time zone,
	CONSTRAINT "job_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "media_key" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answered_call" (
	"caller_id" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"answer" jsonb,
	"people" text[] DEFAULT '{}' NOT NULL,
	"is_delivery" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answered_call_caller_id_key_pk" PRIMARY KEY("caller_id","key")
);
--> statement-breakpoint
CREATE TABLE "seed" (
	"name" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vault" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album" ADD CONSTRAINT "album_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album" ADD CONSTRAINT "album_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_album" ADD CONSTRAINT "liked_album_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_album" ADD CONSTRAINT "liked_album_album_id_album_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."album"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_view" ADD CONSTRAINT "analytics_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_request" ADD CONSTRAINT "artist_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_request" ADD CONSTRAINT "artist_request_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_member" ADD CONSTRAINT "artist_member_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_member" ADD CONSTRAINT "artist_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_artist" ADD CONSTRAINT "followed_artist_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_artist" ADD CONSTRAINT "followed_artist_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas" ADD CONSTRAINT "canvas_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas" ADD CONSTRAINT "canvas_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_video" ADD CONSTRAINT "canvas_video_hash_asset_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."asset"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_view" ADD CONSTRAINT "canvas_view_canvas_id_canvas_id_fk" FOREIGN KEY ("canvas_id") REFERENCES "public"."canvas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_view" ADD CONSTRAINT "canvas_view_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_day" ADD CONSTRAINT "chart_day_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_place" ADD CONSTRAINT "chart_place_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concert" ADD CONSTRAINT "concert_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concert" ADD CONSTRAINT "concert_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_notice" ADD CONSTRAINT "decision_notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_notice" ADD CONSTRAINT "decision_notice_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest" ADD CONSTRAINT "digest_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editorial_playlist" ADD CONSTRAINT "editorial_playlist_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_proof" ADD CONSTRAINT "email_proof_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_proof" ADD CONSTRAINT "email_proof_contract_id_label_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."label_contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_campaign" ADD CONSTRAINT "fan_campaign_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_campaign" ADD CONSTRAINT "fan_campaign_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_campaign" ADD CONSTRAINT "fan_campaign_concert_id_concert_id_fk" FOREIGN KEY ("concert_id") REFERENCES "public"."concert"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_participant" ADD CONSTRAINT "fan_participant_campaign_id_fan_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."fan_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_participant" ADD CONSTRAINT "fan_participant_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_to_sum" ADD CONSTRAINT "artist_to_sum_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan" ADD CONSTRAINT "fan_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan" ADD CONSTRAINT "fan_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_day" ADD CONSTRAINT "artist_day_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_summary" ADD CONSTRAINT "artist_summary_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_to_recount" ADD CONSTRAINT "artist_to_recount_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_week" ADD CONSTRAINT "artist_week_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_listener" ADD CONSTRAINT "day_listener_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "heard_month" ADD CONSTRAINT "heard_month_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_day" ADD CONSTRAINT "imported_day_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_track" ADD CONSTRAINT "imported_track_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_to_close" ADD CONSTRAINT "month_to_close_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_total" ADD CONSTRAINT "track_total_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_total" ADD CONSTRAINT "track_total_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uncounted_artist" ADD CONSTRAINT "uncounted_artist_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_follower_id_user_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_followed_id_user_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_contract" ADD CONSTRAINT "label_contract_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_contract" ADD CONSTRAINT "label_contract_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_contract" ADD CONSTRAINT "label_contract_claimed_by_user_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_member" ADD CONSTRAINT "label_member_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_member" ADD CONSTRAINT "label_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_campaign" ADD CONSTRAINT "marquee_campaign_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_campaign" ADD CONSTRAINT "marquee_campaign_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_campaign" ADD CONSTRAINT "marquee_campaign_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_conversion" ADD CONSTRAINT "marquee_conversion_campaign_id_marquee_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marquee_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_day" ADD CONSTRAINT "marquee_day_campaign_id_marquee_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marquee_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_hidden" ADD CONSTRAINT "marquee_hidden_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_hidden" ADD CONSTRAINT "marquee_hidden_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_showing" ADD CONSTRAINT "marquee_showing_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_showing" ADD CONSTRAINT "marquee_showing_campaign_id_marquee_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marquee_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_viewer" ADD CONSTRAINT "marquee_viewer_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_viewer" ADD CONSTRAINT "marquee_viewer_campaign_id_marquee_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marquee_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_mix" ADD CONSTRAINT "daily_mix_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_notice" ADD CONSTRAINT "fan_notice_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_notice" ADD CONSTRAINT "fan_notice_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_notice" ADD CONSTRAINT "fan_notice_campaign_id_fan_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."fan_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_notice" ADD CONSTRAINT "fan_notice_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_artist" ADD CONSTRAINT "muted_artist_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_artist" ADD CONSTRAINT "muted_artist_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_notice" ADD CONSTRAINT "received_notice_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_notice" ADD CONSTRAINT "received_notice_notice_id_fan_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."fan_notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bell" ADD CONSTRAINT "bell_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_news" ADD CONSTRAINT "read_news_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listener_share" ADD CONSTRAINT "listener_share_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listener_share" ADD CONSTRAINT "listener_share_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_comparison" ADD CONSTRAINT "pay_comparison_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_comparison" ADD CONSTRAINT "pay_comparison_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_span" ADD CONSTRAINT "sharing_span_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee" ADD CONSTRAINT "payee_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee" ADD CONSTRAINT "payee_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee" ADD CONSTRAINT "payee_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_request" ADD CONSTRAINT "account_request_receiver_payee_id_fk" FOREIGN KEY ("receiver") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_message" ADD CONSTRAINT "bank_message_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_receiver_payee_id_fk" FOREIGN KEY ("receiver") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_file" ADD CONSTRAINT "payment_file_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_hold" ADD CONSTRAINT "payment_hold_receiver_payee_id_fk" FOREIGN KEY ("receiver") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_run_item" ADD CONSTRAINT "payment_run_item_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_run_item" ADD CONSTRAINT "payment_run_item_statement_id_payout_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."payout"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_run_item" ADD CONSTRAINT "payment_run_item_receiver_payee_id_fk" FOREIGN KEY ("receiver") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transfer" ADD CONSTRAINT "payment_transfer_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transfer" ADD CONSTRAINT "payment_transfer_receiver_payee_id_fk" FOREIGN KEY ("receiver") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transfer" ADD CONSTRAINT "payment_transfer_tax_detail_id_tax_detail_id_fk" FOREIGN KEY ("tax_detail_id") REFERENCES "public"."tax_detail"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_statement_id_payout_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."payout"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_run_id_payment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_placement" ADD CONSTRAINT "pitch_placement_pitch_id_pitch_id_fk" FOREIGN KEY ("pitch_id") REFERENCES "public"."pitch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_placement" ADD CONSTRAINT "pitch_placement_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch" ADD CONSTRAINT "pitch_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch" ADD CONSTRAINT "pitch_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invite" ADD CONSTRAINT "family_invite_payer_id_user_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_member_id_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_payer_id_user_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_proof" ADD CONSTRAINT "student_proof_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_request" ADD CONSTRAINT "student_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag_decision" ADD CONSTRAINT "flag_decision_group_id_flag_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."flag_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag_group" ADD CONSTRAINT "flag_group_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_flag" ADD CONSTRAINT "play_flag_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_network" ADD CONSTRAINT "screening_network_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_listen" ADD CONSTRAINT "brought_listen_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_listen" ADD CONSTRAINT "brought_listen_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listening_total" ADD CONSTRAINT "listening_total_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listening" ADD CONSTRAINT "listening_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip" ADD CONSTRAINT "skip_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip" ADD CONSTRAINT "skip_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_playlist" ADD CONSTRAINT "deleted_playlist_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_playlist" ADD CONSTRAINT "deleted_playlist_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_stay" ADD CONSTRAINT "playlist_stay_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_stay" ADD CONSTRAINT "playlist_stay_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_track" ADD CONSTRAINT "playlist_track_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_track" ADD CONSTRAINT "playlist_track_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist" ADD CONSTRAINT "playlist_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_playlist" ADD CONSTRAINT "saved_playlist_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_playlist" ADD CONSTRAINT "saved_playlist_playlist_id_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_play" ADD CONSTRAINT "co_play_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_play" ADD CONSTRAINT "co_play_other_id_track_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissal" ADD CONSTRAINT "dismissal_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissal" ADD CONSTRAINT "dismissal_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissal" ADD CONSTRAINT "dismissal_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_part" ADD CONSTRAINT "recording_part_share_id_recording_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."recording_share"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_part" ADD CONSTRAINT "recording_part_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_part" ADD CONSTRAINT "recording_part_answered_by_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_share" ADD CONSTRAINT "recording_share_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_share" ADD CONSTRAINT "recording_share_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_share" ADD CONSTRAINT "recording_share_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_sound" ADD CONSTRAINT "release_sound_hash_asset_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."asset"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_track" ADD CONSTRAINT "release_track_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_track" ADD CONSTRAINT "release_track_sound_release_sound_hash_fk" FOREIGN KEY ("sound") REFERENCES "public"."release_sound"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_search" ADD CONSTRAINT "recent_search_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_address" ADD CONSTRAINT "security_address_event_id_security_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."security_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_address" ADD CONSTRAINT "security_address_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_action_part" ADD CONSTRAINT "staff_action_part_action_id_staff_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."staff_action"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_action_part" ADD CONSTRAINT "staff_action_part_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_artist" ADD CONSTRAINT "closing_artist_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_terms" ADD CONSTRAINT "closing_terms_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_amount" ADD CONSTRAINT "shared_amount_statement_id_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_amount" ADD CONSTRAINT "shared_amount_share_id_recording_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."recording_share"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_amount" ADD CONSTRAINT "shared_amount_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_amount" ADD CONSTRAINT "shared_amount_payee_statement_id_statement_id_fk" FOREIGN KEY ("payee_statement_id") REFERENCES "public"."statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_held" ADD CONSTRAINT "statement_held_statement_id_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_statement_id_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_label_statement_id_statement_id_fk" FOREIGN KEY ("label_statement_id") REFERENCES "public"."statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_statement_id_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_stories" ADD CONSTRAINT "hidden_stories_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_stories" ADD CONSTRAINT "hidden_stories_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_view" ADD CONSTRAINT "story_view_story_id_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_view" ADD CONSTRAINT "story_view_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_detail" ADD CONSTRAINT "tax_detail_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_save" ADD CONSTRAINT "former_save_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_track" ADD CONSTRAINT "liked_track_listener_id_user_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_track" ADD CONSTRAINT "liked_track_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track" ADD CONSTRAINT "track_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track" ADD CONSTRAINT "track_album_id_album_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."album"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_image" ADD CONSTRAINT "user_image_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_use" ADD CONSTRAINT "asset_use_hash_asset_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."asset"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_reset_user_index" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "album_artist_index" ON "album" USING btree ("artist_id","release_date");--> statement-breakpoint
CREATE INDEX "album_out_index" ON "album" USING btree ("artist_id","out_at");--> statement-breakpoint
CREATE INDEX "album_label_index" ON "album" USING btree ("label_id");--> statement-breakpoint
CREATE INDEX "album_search_key_index" ON "album" USING btree ("search_key");--> statement-breakpoint
CREATE INDEX "album_full_text_index" ON "album" USING gin (to_tsvector('simple'::regconfig, "search_text"));--> statement-breakpoint
CREATE UNIQUE INDEX "liked_album_current_index" ON "liked_album" USING btree ("user_id","album_id") WHERE "liked_album"."until" is null;--> statement-breakpoint
CREATE INDEX "liked_album_user_index" ON "liked_album" USING btree ("user_id","since");--> statement-breakpoint
CREATE INDEX "liked_album_album_index" ON "liked_album" USING btree ("album_id");--> statement-breakpoint
CREATE INDEX "artist_request_user_index" ON "artist_request" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "artist_request_open_index" ON "artist_request" USING btree ("user_id") WHERE "artist_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "artist_request_waiting_index" ON "artist_request" USING btree ("asked_at","id") WHERE "artist_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "artist_request_artist_index" ON "artist_request" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "artist_member_user_index" ON "artist_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "artist_search_key_index" ON "artist" USING btree ("search_key");--> statement-breakpoint
CREATE INDEX "artist_genre_index" ON "artist" USING btree ("genre","followers","id");--> statement-breakpoint
CREATE INDEX "artist_full_text_index" ON "artist" USING gin (to_tsvector('simple'::regconfig, "search_text"));--> statement-breakpoint
CREATE UNIQUE INDEX "followed_artist_current_index" ON "followed_artist" USING btree ("user_id","artist_id") WHERE "followed_artist"."until" is null;--> statement-breakpoint
CREATE INDEX "followed_artist_user_index" ON "followed_artist" USING btree ("user_id","since");--> statement-breakpoint
CREATE INDEX "followed_artist_since_index" ON "followed_artist" USING btree ("artist_id","since");--> statement-breakpoint
CREATE INDEX "followed_artist_until_index" ON "followed_artist" USING btree ("artist_id","until");--> statement-breakpoint
CREATE INDEX "canvas_artist_index" ON "canvas" USING btree ("artist_id","created_at");--> statement-breakpoint
CREATE INDEX "canvas_status_index" ON "canvas" USING btree ("status","sent_at");--> statement-breakpoint
CREATE INDEX "canvas_track_index" ON "canvas" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "canvas_sent_by_index" ON "canvas" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "canvas_decided_by_index" ON "canvas" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "canvas_full_text_index" ON "canvas" USING gin (to_tsvector('simple'::regconfig, replace(name_order("track_title"), 'n~', 'n')));--> statement-breakpoint
CREATE UNIQUE INDEX "canvas_live_index" ON "canvas" USING btree ("track_id") WHERE "canvas"."status" = 'live';--> statement-breakpoint
CREATE INDEX "canvas_view_listener_index" ON "canvas_view" USING btree ("listener_id");--> statement-breakpoint
CREATE INDEX "canvas_view_last_index" ON "canvas_view" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "chart_place_track_index" ON "chart_place" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "concert_artist_index" ON "concert" USING btree ("artist_id","ends_at");--> statement-breakpoint
CREATE INDEX "concert_sent_by_index" ON "concert" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "concert_open_index" ON "concert" USING btree ("ends_at") WHERE "concert"."status" not in ('completed', 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_id_index" ON "data_export" USING btree ("id");--> statement-breakpoint
CREATE INDEX "data_export_finished_at_index" ON "data_export" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "decision_notice_time_index" ON "decision_notice" USING btree ("user_id","at","decision_id");--> statement-breakpoint
CREATE INDEX "decision_notice_unread_index" ON "decision_notice" USING btree ("user_id") WHERE "decision_notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "decision_notice_artist_index" ON "decision_notice" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "decision_notice_decided_by_index" ON "decision_notice" USING btree ("decided_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "decision_notice_item_index" ON "decision_notice" USING btree ("item_id","subject","user_id","at");--> statement-breakpoint
CREATE INDEX "digest_next_index" ON "digest" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "digest_since_index" ON "digest" USING btree ("since");--> statement-breakpoint
CREATE INDEX "editorial_playlist_created_by_index" ON "editorial_playlist" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "email_proof_user_index" ON "email_proof" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_proof_contract_index" ON "email_proof" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "email_proof_expires_at_index" ON "email_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_proof_email_index" ON "email_proof" USING btree ("email");--> statement-breakpoint
CREATE INDEX "fan_campaign_artist_index" ON "fan_campaign" USING btree ("artist_id","created_at");--> statement-breakpoint
CREATE INDEX "fan_campaign_concert_index" ON "fan_campaign" USING btree ("concert_id");--> statement-breakpoint
CREATE INDEX "fan_campaign_sent_by_index" ON "fan_campaign" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "fan_participant_listener_index" ON "fan_participant" USING btree ("listener_id");--> statement-breakpoint
CREATE INDEX "fan_streams_index" ON "fan" USING btree ("artist_id","streams","listener_id");--> statement-breakpoint
CREATE INDEX "fan_listener_index" ON "fan" USING btree ("listener_id");--> statement-breakpoint
CREATE INDEX "figure_event_aside_artist_index" ON "figure_event_aside" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "artist_summary_ends_index" ON "artist_summary" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "heard_month_artist_index" ON "heard_month" USING btree ("artist_id","month");--> statement-breakpoint
CREATE INDEX "track_total_artist_index" ON "track_total" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "follow_followed_index" ON "follow" USING btree ("followed_id","followed_at");--> statement-breakpoint
CREATE INDEX "label_contract_offered_to_index" ON "label_contract" USING btree ("offered_to") WHERE "label_contract"."offered_to" is not null;--> statement-breakpoint
CREATE INDEX "label_contract_claimed_by_index" ON "label_contract" USING btree ("claimed_by") WHERE "label_contract"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "label_contract_artist_index" ON "label_contract" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "label_contract_label_index" ON "label_contract" USING btree ("label_id");--> statement-breakpoint
CREATE INDEX "label_member_user_index" ON "label_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "label_sort_index" ON "label" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "label_name_index" ON "label" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "label_contract_status_index" ON "label" USING btree ("contract_status","sort_key","id");--> statement-breakpoint
CREATE INDEX "label_full_text_index" ON "label" USING gin (to_tsvector('simple'::regconfig, "name_key"));--> statement-breakpoint
CREATE INDEX "marquee_campaign_artist_index" ON "marquee_campaign" USING btree ("artist_id","created_at");--> statement-breakpoint
CREATE INDEX "marquee_campaign_asked_by_index" ON "marquee_campaign" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "marquee_campaign_decided_by_index" ON "marquee_campaign" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "marquee_campaign_active_index" ON "marquee_campaign" USING btree ("id") WHERE "marquee_campaign"."status" = 'active';--> statement-breakpoint
CREATE INDEX "marquee_campaign_waiting_index" ON "marquee_campaign" USING btree ("approval_asked_at") WHERE "marquee_campaign"."approval" = 'waiting';--> statement-breakpoint
CREATE INDEX "marquee_hidden_artist_index" ON "marquee_hidden" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "marquee_showing_campaign_index" ON "marquee_showing" USING btree ("campaign_id","listener_id");--> statement-breakpoint
CREATE INDEX "marquee_viewer_campaign_index" ON "marquee_viewer" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "fan_notice_artist_index" ON "fan_notice" USING btree ("artist_id","created_at");--> statement-breakpoint
CREATE INDEX "fan_notice_track_index" ON "fan_notice" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "fan_notice_campaign_index" ON "fan_notice" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "fan_notice_sent_by_index" ON "fan_notice" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "muted_artist_artist_index" ON "muted_artist" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "received_notice_time_index" ON "received_notice" USING btree ("listener_id","at","notice_id");--> statement-breakpoint
CREATE INDEX "received_notice_unread_index" ON "received_notice" USING btree ("listener_id") WHERE "received_notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "received_notice_notice_index" ON "received_notice" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "passkey_user_id_index" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sharing_heard_listener_index" ON "sharing_heard" USING btree ("month","listener");--> statement-breakpoint
CREATE INDEX "sharing_span_artist_index" ON "sharing_span" USING btree ("artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payee_label_index" ON "payee" USING btree ("label_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payee_artist_index" ON "payee" USING btree ("artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payee_user_index" ON "payee" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payee_reference_index" ON "payee" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_message_once_index" ON "bank_message" USING btree ("run_id","hash");--> statement-breakpoint
CREATE INDEX "payment_run_item_statement_index" ON "payment_run_item" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "payment_run_item_confirmed_index" ON "payment_run_item" USING btree ("run_id","statement_id") WHERE "payment_run_item"."outcome" = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_run_item_once_index" ON "payment_run_item" USING btree ("statement_id") WHERE "payment_run_item"."outcome" is null or "payment_run_item"."outcome" in ('confirmed', 'paid');--> statement-breakpoint
CREATE INDEX "payment_run_ordered_at_index" ON "payment_run" USING btree ("ordered_at","id");--> statement-breakpoint
CREATE INDEX "payment_run_actor_index" ON "payment_run" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "payment_transfer_tax_detail_index" ON "payment_transfer" USING btree ("tax_detail_id");--> statement-breakpoint
CREATE INDEX "payment_run_id_index" ON "payment" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "payment_command_line_index" ON "payment" USING btree ("noted_at") WHERE "payment"."run_id" is null;--> statement-breakpoint
CREATE INDEX "payout_account_actor_index" ON "payout_account" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_payee_index" ON "payout_account" USING btree ("payee_id","version");--> statement-breakpoint
CREATE INDEX "pitch_placement_playlist_index" ON "pitch_placement" USING btree ("playlist_id");--> statement-breakpoint
CREATE INDEX "pitch_artist_index" ON "pitch" USING btree ("artist_id","submitted_at");--> statement-breakpoint
CREATE INDEX "pitch_open_index" ON "pitch" USING btree ("submitted_at","id") WHERE "pitch"."is_open";--> statement-breakpoint
CREATE INDEX "pitch_status_index" ON "pitch" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "pitch_genre_index" ON "pitch" USING btree ("genre","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "pitch_target_index" ON "pitch" USING gin ("target_playlists" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "pitch_time_index" ON "pitch" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "pitch_sent_by_index" ON "pitch" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "pitch_reviewed_by_index" ON "pitch" USING btree ("reviewed_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pitch_open_track_index" ON "pitch" USING btree ("artist_id","title_key") WHERE "pitch"."is_open";--> statement-breakpoint
CREATE INDEX "pitch_full_text_index" ON "pitch" USING gin (to_tsvector('simple'::regconfig, "search_key"));--> statement-breakpoint
CREATE UNIQUE INDEX "family_invite_whom_index" ON "family_invite" USING btree ("payer_id",coalesce("email", ''));--> statement-breakpoint
CREATE INDEX "family_invite_email_index" ON "family_invite" USING btree ("email");--> statement-breakpoint
CREATE INDEX "family_invite_expires_at_index" ON "family_invite" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "family_member_payer_index" ON "family_member" USING btree ("payer_id","since");--> statement-breakpoint
CREATE INDEX "student_proof_until_index" ON "student_proof" USING btree ("until");--> statement-breakpoint
CREATE INDEX "student_request_waiting_index" ON "student_request" USING btree ("asked_at","user_id") WHERE "student_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "play_flag_artist_index" ON "play_flag" USING btree ("artist_id","day");--> statement-breakpoint
CREATE INDEX "play_flag_group_index" ON "play_flag" USING btree ("month","noted_in","artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brought_listen_index" ON "brought_listen" USING btree ("listener_id","played_at","track_id");--> statement-breakpoint
CREATE INDEX "brought_listen_track_index" ON "brought_listen" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "listening_due_index" ON "listening" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "play_listener_index" ON "play" USING btree ("listener_id","played_at");--> statement-breakpoint
CREATE INDEX "play_track_index" ON "play" USING btree ("track_id","played_at");--> statement-breakpoint
CREATE INDEX "skip_listener_index" ON "skip" USING btree ("listener_id");--> statement-breakpoint
CREATE INDEX "skip_track_index" ON "skip" USING btree ("track_id","skipped_at");--> statement-breakpoint
CREATE INDEX "deleted_playlist_owner_index" ON "deleted_playlist" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "playlist_stay_track_index" ON "playlist_stay" USING btree ("track_id","entered_at");--> statement-breakpoint
CREATE INDEX "playlist_track_entry_index" ON "playlist_track" USING btree ("playlist_id","track_id");--> statement-breakpoint
CREATE INDEX "playlist_track_position_index" ON "playlist_track" USING btree ("playlist_id","position");--> statement-breakpoint
CREATE INDEX "playlist_track_track_index" ON "playlist_track" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "playlist_owner_index" ON "playlist" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "playlist_featured_index" ON "playlist" USING btree ("featured_position") WHERE "playlist"."featured_position" is not null;--> statement-breakpoint
CREATE INDEX "playlist_search_key_index" ON "playlist" USING btree ("search_key") WHERE "playlist"."is_public";--> statement-breakpoint
CREATE INDEX "playlist_full_text_index" ON "playlist" USING gin (to_tsvector('simple'::regconfig, "search_key")) WHERE "playlist"."is_public";--> statement-breakpoint
CREATE INDEX "playlist_deleted_index" ON "playlist" USING btree ("deleted_at") WHERE "playlist"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_playlist_user_index" ON "saved_playlist" USING btree ("user_id","since","playlist_id");--> statement-breakpoint
CREATE INDEX "saved_playlist_playlist_index" ON "saved_playlist" USING btree ("playlist_id");--> statement-breakpoint
CREATE INDEX "co_play_most_index" ON "co_play" USING btree ("track_id","plays","other_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dismissal_track_index" ON "dismissal" USING btree ("listener_id","track_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dismissal_artist_index" ON "dismissal" USING btree ("listener_id","artist_id");--> statement-breakpoint
CREATE INDEX "dismissal_of_track_index" ON "dismissal" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "dismissal_of_artist_index" ON "dismissal" USING btree ("artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recording_part_payee_index" ON "recording_part" USING btree ("payee_id","share_id");--> statement-breakpoint
CREATE INDEX "recording_part_offered_to_index" ON "recording_part" USING btree ("offered_to") WHERE "recording_part"."offered_to" is not null;--> statement-breakpoint
CREATE INDEX "recording_part_answered_by_index" ON "recording_part" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "recording_share_track_index" ON "recording_share" USING btree ("track_id","starts_on");--> statement-breakpoint
CREATE INDEX "recording_share_artist_index" ON "recording_share" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "recording_share_accepted_index" ON "recording_share" USING btree ("artist_id") WHERE "recording_share"."accepted_at" is not null;--> statement-breakpoint
CREATE INDEX "registration_expires_at_index" ON "registration" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registration_email_index" ON "registration" USING btree ("email");--> statement-breakpoint
CREATE INDEX "release_label_index" ON "release" USING btree ("label_id","state");--> statement-breakpoint
CREATE INDEX "release_state_index" ON "release" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "release_artist_index" ON "release" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "release_sent_by_index" ON "release" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "release_decided_by_index" ON "release" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "release_full_text_index" ON "release" USING gin (to_tsvector('simple'::regconfig, replace(name_order("title"), 'n~', 'n')));--> statement-breakpoint
CREATE UNIQUE INDEX "release_track_sound_index" ON "release_track" USING btree ("release_id","sound");--> statement-breakpoint
CREATE INDEX "release_track_hash_index" ON "release_track" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "vocabulary_variants_index" ON "vocabulary" USING gin ("variants");--> statement-breakpoint
CREATE INDEX "security_address_person_index" ON "security_address" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "security_event_at_index" ON "security_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_event_kind_index" ON "security_event" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "security_event_actor_index" ON "security_event" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "security_event_subject_index" ON "security_event" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "challenge_user_id_index" ON "challenge" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenge_expires_at_index" ON "challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_action_part_person_index" ON "staff_action_part" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "staff_action_part_full_text_index" ON "staff_action_part" USING gin (to_tsvector('simple'::regconfig, "search_key"));--> statement-breakpoint
CREATE INDEX "staff_action_at_index" ON "staff_action" USING btree ("at");--> statement-breakpoint
CREATE INDEX "closing_artist_turn_index" ON "closing_artist" USING btree ("month","failed_at" NULLS FIRST,"artist_id");--> statement-breakpoint
CREATE INDEX "closing_artist_artist_index" ON "closing_artist" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "shared_amount_unstated_index" ON "shared_amount" USING btree ("payee_id") WHERE "shared_amount"."payee_statement_id" is null;--> statement-breakpoint
CREATE INDEX "shared_amount_payee_statement_index" ON "shared_amount" USING btree ("payee_statement_id");--> statement-breakpoint
CREATE INDEX "shared_amount_share_index" ON "shared_amount" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "commission_label_statement_id_index" ON "commission" USING btree ("label_statement_id");--> statement-breakpoint
CREATE INDEX "payout_pending_index" ON "payout" USING btree ("statement_id") WHERE "payout"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "statement_month_index" ON "statement" USING btree ("month");--> statement-breakpoint
CREATE INDEX "statement_label_index" ON "statement" USING btree ("label_id","month");--> statement-breakpoint
CREATE INDEX "statement_payee_index" ON "statement" USING btree ("payee_id","month");--> statement-breakpoint
CREATE INDEX "hidden_stories_artist_index" ON "hidden_stories" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "story_artist_index" ON "story" USING btree ("artist_id","expires_at");--> statement-breakpoint
CREATE INDEX "story_created_index" ON "story" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "story_expires_index" ON "story" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "story_sent_by_index" ON "story" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "story_view_listener_index" ON "story_view" USING btree ("listener_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_detail_payee_index" ON "tax_detail" USING btree ("payee_id","version");--> statement-breakpoint
CREATE INDEX "former_save_track_index" ON "former_save" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "liked_track_listener_index" ON "liked_track" USING btree ("listener_id","liked_at");--> statement-breakpoint
CREATE INDEX "liked_track_track_index" ON "liked_track" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "track_album_index" ON "track" USING btree ("album_id","position");--> statement-breakpoint
CREATE INDEX "track_artist_index" ON "track" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "track_search_key_index" ON "track" USING btree ("search_key");--> statement-breakpoint
CREATE INDEX "track_popular_search_key_index" ON "track" USING btree ("search_key") WHERE "track"."is_popular";--> statement-breakpoint
CREATE INDEX "track_full_text_index" ON "track" USING gin (to_tsvector('simple'::regconfig, "search_text"));--> statement-breakpoint
CREATE INDEX "track_popular_full_text_index" ON "track" USING gin (to_tsvector('simple'::regconfig, "search_text")) WHERE "track"."is_popular";--> statement-breakpoint
CREATE INDEX "user_created_at_index" ON "user" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_sort_index" ON "user" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "user_name_index" ON "user" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "user_email_key_index" ON "user" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "user_email_order_index" ON "user" USING btree (name_order("email") collate "C","id");--> statement-breakpoint
CREATE INDEX "user_role_index" ON "user" USING btree ("role","sort_key","id");--> statement-breakpoint
CREATE INDEX "user_subscription_index" ON "user" USING btree ("subscription_type","sort_key","id");--> statement-breakpoint
CREATE INDEX "user_status_index" ON "user" USING btree ("status","sort_key","id");--> statement-breakpoint
CREATE INDEX "user_country_index" ON "user" USING btree ("country","sort_key","id");--> statement-breakpoint
CREATE INDEX "user_parts_index" ON "user" USING gin (word_ends(("name_key" || ' ' || "email_key")));--> statement-breakpoint
CREATE INDEX "asset_use_used_by_index" ON "asset_use" USING btree ("used_by" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "asset_use_expires_at_index" ON "asset_use" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempt_restored_at_index" ON "attempt" USING btree ("restored_at");--> statement-breakpoint
CREATE INDEX "event_at_index" ON "event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "job_run_at_index" ON "job" USING btree ("run_at");--> statement-breakpoint
CREATE INDEX "job_people_index" ON "job" USING gin ("people") WHERE people <> '{}';--> statement-breakpoint
CREATE INDEX "answered_call_people_index" ON "answered_call" USING gin ("people") WHERE people <> '{}';--> statement-breakpoint
CREATE INDEX "answered_call_answered_at_index" ON "answered_call" USING btree ("answered_at") WHERE not is_delivery;--> statement-breakpoint
CREATE INDEX "answered_call_delivered_at_index" ON "answered_call" USING btree ("answered_at") WHERE is_delivery;--> statement-breakpoint
ALTER TABLE "label_contract" ADD CONSTRAINT "label_contract_active_exclusion" EXCLUDE USING gist ("id_range"("artist_id", "artist_id", '[]') WITH &&, daterange("starts_on", "ends_on", '[]') WITH &&) WHERE ("status" = 'active');--> statement-breakpoint
CREATE FUNCTION "keep_staff_actions"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'staff_action keeps what it has'; END $$;--> statement-breakpoint
CREATE FUNCTION "keep_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the ledger keeps what it has'; END $$;--> statement-breakpoint
CREATE FUNCTION "keep_security_events"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'DELETE' AND OLD.at < now() - interval '400 days' THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'security_event keeps what it has for 400 days';
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_security_addresses"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	-- An address goes with its event or with its person, and in no other way.
	IF TG_OP = 'DELETE' AND (
		NOT EXISTS (SELECT FROM "security_event" WHERE id = OLD.event_id)
		OR OLD.person_id IS NOT NULL AND NOT EXISTS (SELECT FROM "user" WHERE id = OLD.person_id)
	) THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'security_address keeps what it has while its event and its person are there';
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_staff_action_parts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	-- Words go with the account that they are about, and in no other way.
	IF TG_OP = 'DELETE' AND OLD.person_id IS NOT NULL AND NOT EXISTS (SELECT FROM "user" WHERE id = OLD.person_id) THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'staff_action_part keeps what it has while its person is there';
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_payout_account"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'payout_account keeps its rows'; END IF;
  IF (NEW."id", NEW."payee_id", NEW."version", NEW."set_at", NEW."actor_id")
      IS DISTINCT FROM (OLD."id", OLD."payee_id", OLD."version", OLD."set_at", OLD."actor_id")
    OR NEW."account" IS NOT NULL AND (NEW."country", NEW."account", NEW."fingerprint")
      IS DISTINCT FROM (OLD."country", OLD."account", OLD."fingerprint") THEN
    RAISE EXCEPTION 'payout_account keeps what it has';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_recording_share"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'recording_share keeps its rows'; END IF;
  IF (NEW."id", NEW."track_id", NEW."artist_id", NEW."label_id", NEW."starts_on", NEW."proposed_at")
      IS DISTINCT FROM (OLD."id", OLD."track_id", OLD."artist_id", OLD."label_id", OLD."starts_on", OLD."proposed_at")
    OR OLD."accepted_at" IS NOT NULL AND NEW."accepted_at" IS DISTINCT FROM OLD."accepted_at" THEN
    RAISE EXCEPTION 'recording_share keeps what it has';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_recording_part"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'recording_part keeps its rows'; END IF;
  IF (NEW."share_id", NEW."position", NEW."role", NEW."part", NEW."is_artist")
      IS DISTINCT FROM (OLD."share_id", OLD."position", OLD."role", OLD."part", OLD."is_artist")
    OR OLD."payee_id" IS NOT NULL AND NEW."payee_id" IS DISTINCT FROM OLD."payee_id"
    OR OLD."is_accepted" IS NOT NULL AND NEW."is_accepted" IS DISTINCT FROM OLD."is_accepted" THEN
    RAISE EXCEPTION 'recording_part keeps what it has';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- The accounts among ids of anything. See server/platform/people-named.repository.ts.
CREATE FUNCTION "people_in"(ids text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg("id"), '{}') FROM "user" WHERE "id" = ANY(ids)
$$;--> statement-breakpoint
CREATE FUNCTION "keep_tax_detail"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'tax_detail keeps its rows'; END IF;
  IF (NEW."id", NEW."payee_id", NEW."version", NEW."country", NEW."vat", NEW."withholding", NEW."set_at", NEW."actor_id")
      IS DISTINCT FROM (OLD."id", OLD."payee_id", OLD."version", OLD."country", OLD."vat", OLD."withholding", OLD."set_at", OLD."actor_id")
    OR NEW."tax_id" IS NOT NULL AND NEW."tax_id" IS DISTINCT FROM OLD."tax_id" THEN
    RAISE EXCEPTION 'tax_detail keeps what it has';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "staff_action_is_kept" BEFORE UPDATE OR DELETE ON "staff_action" FOR EACH ROW EXECUTE FUNCTION "keep_staff_actions"();--> statement-breakpoint
CREATE TRIGGER "payment_is_kept" BEFORE UPDATE OR DELETE ON "payment" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "ledger_link_is_kept" BEFORE UPDATE OR DELETE ON "ledger_link" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "security_event_is_kept" BEFORE UPDATE OR DELETE ON "security_event" FOR EACH ROW EXECUTE FUNCTION "keep_security_events"();--> statement-breakpoint
CREATE TRIGGER "security_address_is_kept" BEFORE UPDATE OR DELETE ON "security_address" FOR EACH ROW EXECUTE FUNCTION "keep_security_addresses"();--> statement-breakpoint
CREATE TRIGGER "staff_action_part_is_kept" BEFORE UPDATE OR DELETE ON "staff_action_part" FOR EACH ROW EXECUTE FUNCTION "keep_staff_action_parts"();--> statement-breakpoint
CREATE TRIGGER "staff_action_is_not_emptied" BEFORE TRUNCATE ON "staff_action" FOR EACH STATEMENT EXECUTE FUNCTION "keep_staff_actions"();--> statement-breakpoint
CREATE TRIGGER "staff_action_part_is_not_emptied" BEFORE TRUNCATE ON "staff_action_part" FOR EACH STATEMENT EXECUTE FUNCTION "keep_staff_action_parts"();--> statement-breakpoint
CREATE TRIGGER "security_event_is_not_emptied" BEFORE TRUNCATE ON "security_event" FOR EACH STATEMENT EXECUTE FUNCTION "keep_security_events"();--> statement-breakpoint
CREATE TRIGGER "security_address_is_not_emptied" BEFORE TRUNCATE ON "security_address" FOR EACH STATEMENT EXECUTE FUNCTION "keep_security_addresses"();--> statement-breakpoint
CREATE TRIGGER "payment_event_is_kept" BEFORE UPDATE OR DELETE ON "payment_event" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "payment_transfer_is_kept" BEFORE UPDATE OR DELETE ON "payment_transfer" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "payment_file_is_kept" BEFORE UPDATE OR DELETE ON "payment_file" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "payment_hold_is_kept" BEFORE UPDATE OR DELETE ON "payment_hold" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "ledger_head_is_kept" BEFORE UPDATE OR DELETE ON "ledger_head" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "flag_decision_is_kept" BEFORE UPDATE OR DELETE ON "flag_decision" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "payout_account_is_kept" BEFORE UPDATE OR DELETE ON "payout_account" FOR EACH ROW EXECUTE FUNCTION "keep_payout_account"();--> statement-breakpoint
CREATE TRIGGER "recording_share_is_kept" BEFORE UPDATE OR DELETE ON "recording_share" FOR EACH ROW EXECUTE FUNCTION "keep_recording_share"();--> statement-breakpoint
CREATE TRIGGER "recording_part_is_kept" BEFORE UPDATE OR DELETE ON "recording_part" FOR EACH ROW EXECUTE FUNCTION "keep_recording_part"();--> statement-breakpoint
CREATE TRIGGER "account_request_is_kept" BEFORE UPDATE OR DELETE ON "account_request" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "bank_message_is_kept" BEFORE UPDATE OR DELETE ON "bank_message" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();--> statement-breakpoint
CREATE TRIGGER "tax_detail_is_kept" BEFORE UPDATE OR DELETE ON "tax_detail" FOR EACH ROW EXECUTE FUNCTION "keep_tax_detail"();--> statement-breakpoint
INSERT INTO "ledger_end" ("id", "position", "hash") VALUES (1, 0, '');--> statement-breakpoint
-- Millionths of a dollar for a play.
INSERT INTO "play_rate" ("plan", "country", "micros")
SELECT "plan", "country", "base" * "tenths" / 10
FROM (VALUES ('free', 5), ('premium', 14), ('family', 11), ('student', 10)) AS "plans" ("plan", "tenths"),
  (VALUES ('US', 5300), ('ES', 4600), ('CL', 4100), ('MX', 3900), ('AR', 3700), ('CO', 3600), ('PE', 3500)) AS "countries" ("country", "base");--> statement-breakpoint
INSERT INTO "heard_since" ("month") VALUES (to_char((now() AT TIME ZONE 'UTC') + interval '1 month', 'YYYY-MM'));
