CREATE FUNCTION "keep_payout_account"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'payout_account keeps its rows'; END IF;
  IF (NEW."id", NEW."label_id", NEW."artist_id", NEW."payee_id", NEW."version", NEW."set_at", NEW."actor_id")
      IS DISTINCT FROM (OLD."id", OLD."label_id", OLD."artist_id", OLD."payee_id", OLD."version", OLD."set_at", OLD."actor_id")
    OR NEW."account" IS NOT NULL AND (NEW."country", NEW."account", NEW."fingerprint")
      IS DISTINCT FROM (OLD."country", OLD."account", OLD."fingerprint") THEN
    RAISE EXCEPTION 'payout_account keeps what it has';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "payout_account_is_kept" BEFORE UPDATE OR DELETE ON "payout_account" FOR EACH ROW EXECUTE FUNCTION "keep_payout_account"();--> statement-breakpoint
CREATE FUNCTION "keep_recording_share"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'recording_share keeps its rows'; END IF;
  IF (NEW."id", NEW."track_id", NEW."artist_id", NEW."label_id", NEW."starts_on", NEW."proposed_at")
      IS DISTINCT FROM (OLD."id", OLD."track_id", OLD."artist_id", OLD."label_id", OLD."starts_on", OLD."proposed_at")
    OR OLD."accepted_at" IS NOT NULL AND NEW."accepted_at" IS DISTINCT FROM OLD."accepted_at" THEN
    RAISE EXCEPTION 'recording_share keeps what it has';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "recording_share_is_kept" BEFORE UPDATE OR DELETE ON "recording_share" FOR EACH ROW EXECUTE FUNCTION "keep_recording_share"();--> statement-breakpoint
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
CREATE TRIGGER "recording_part_is_kept" BEFORE UPDATE OR DELETE ON "recording_part" FOR EACH ROW EXECUTE FUNCTION "keep_recording_part"();
