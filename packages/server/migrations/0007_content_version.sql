-- Raises `settings.contentVersion` with every write to what the public pages show: rendered pages are kept until it changes.
CREATE FUNCTION "raise_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "settings" ("key", "value") VALUES ('contentVersion', '1')
  ON CONFLICT ("key") DO UPDATE SET "value" = to_jsonb(("settings"."value")::integer + 1);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "categories_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();--> statement-breakpoint
CREATE TRIGGER "category_texts_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category_texts" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();--> statement-breakpoint
CREATE TRIGGER "jobs_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "jobs" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();--> statement-breakpoint
CREATE TRIGGER "job_texts_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "job_texts" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();--> statement-breakpoint
CREATE TRIGGER "services_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "services" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();--> statement-breakpoint
CREATE TRIGGER "service_texts_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_texts" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();--> statement-breakpoint
CREATE TRIGGER "team_members_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "team_members" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();--> statement-breakpoint
CREATE TRIGGER "team_member_texts_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "team_member_texts" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
