CREATE FUNCTION "name_order"(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(ltrim(lower(translate(normalize(name, NFC),
    'ÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÝÇÑáàâäãåéèêëíìîïóòôöõúùûüýÿç',
    'aaaaaaeeeeiiiiooooouuuuycñaaaaaaeeeeiiiiooooouuuuyyc')), E' \t¡¿«»"“”‘’''([{.…#@*_-'), 'ñ', 'n~') $$;--> statement-breakpoint
CREATE FUNCTION "word_ends"(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT DISTINCT substr(word, start)
    FROM unnest(string_to_array(words, ' ')) AS word, generate_series(1, greatest(length(word) - 2, 1)) AS start
    WHERE word <> '')) $$;--> statement-breakpoint
DROP INDEX "user_full_text_index";--> statement-breakpoint
DROP INDEX "label_contract_status_index";--> statement-breakpoint
DROP INDEX "user_role_index";--> statement-breakpoint
DROP INDEX "user_subscription_index";--> statement-breakpoint
DROP INDEX "user_status_index";--> statement-breakpoint
DROP INDEX "user_country_index";--> statement-breakpoint
ALTER TABLE "label" ADD COLUMN "sort_key" text collate "C" GENERATED ALWAYS AS (name_order("name")) STORED;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "sort_key" text collate "C" GENERATED ALWAYS AS (name_order("display_name")) STORED;--> statement-breakpoint
CREATE INDEX "label_sort_index" ON "label" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "user_sort_index" ON "user" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "user_parts_index" ON "user" USING gin (word_ends(("name_key" || ' ' || "email_key")));--> statement-breakpoint
CREATE INDEX "label_contract_status_index" ON "label" USING btree ("contract_status","sort_key","id");--> statement-breakpoint
CREATE INDEX "user_role_index" ON "user" USING btree ("role","sort_key","id");--> statement-breakpoint
CREATE INDEX "user_subscription_index" ON "user" USING btree ("subscription_type","sort_key","id");--> statement-breakpoint
CREATE INDEX "user_status_index" ON "user" USING btree ("status","sort_key","id");--> statement-breakpoint
CREATE INDEX "user_country_index" ON "user" USING btree ("country","sort_key","id");