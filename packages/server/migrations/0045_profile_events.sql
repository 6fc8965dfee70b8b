-- The first argument may also be `account`: the row is the account itself.
CREATE OR REPLACE FUNCTION "add_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned record;
  account integer := 0;
BEGIN
  IF TG_OP = 'DELETE' THEN concerned := OLD; ELSE concerned := NEW; END IF;
  IF TG_ARGV[0] = 'person' THEN account := concerned."user_id"; END IF;
  IF TG_ARGV[0] = 'account' THEN account := concerned."id"; END IF;
  IF account IS NOT NULL THEN
    INSERT INTO "events" ("account_id", "tag") SELECT account, tag FROM unnest(TG_ARGV[1:]) AS tag ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "accounts_events" AFTER UPDATE ON "accounts" FOR EACH ROW WHEN (OLD."settings" IS DISTINCT FROM NEW."settings" OR OLD."language" IS DISTINCT FROM NEW."language") EXECUTE FUNCTION "add_events"('account', 'Profile');
