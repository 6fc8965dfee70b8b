-- Raises `settings.contentVersion` once in a transaction: an import of people wrote and announced it again for each of them.
CREATE OR REPLACE FUNCTION "raise_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('atrium.content_version', true) = 'raised' THEN RETURN NULL; END IF;
  INSERT INTO "settings" ("key", "value") VALUES ('contentVersion', '1')
  ON CONFLICT ("key") DO UPDATE SET "value" = to_jsonb(("settings"."value")::integer + 1);
  -- Until the end of the transaction, or until a rollback to a savepoint before.
  PERFORM set_config('atrium.content_version', 'raised', true);
  RETURN NULL;
END
$$;
