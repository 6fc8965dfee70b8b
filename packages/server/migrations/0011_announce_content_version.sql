-- Tells every server of the database, at the end of a transaction, that the public pages and answers have changed.
CREATE FUNCTION "announce_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_version', NEW."value"::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "settings_content_version" AFTER INSERT OR UPDATE ON "settings" FOR EACH ROW WHEN (NEW."key" = 'contentVersion') EXECUTE FUNCTION "announce_content_version"();
