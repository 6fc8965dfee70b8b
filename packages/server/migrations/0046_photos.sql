-- The directory of attendees is kept by the content version, and shows photos.
DROP TRIGGER "people_content_version" ON "people";
--> statement-breakpoint
CREATE TRIGGER "people_content_version" AFTER INSERT OR UPDATE OF "number", "name", "surname", "email", "job", "left_at", "photo_file_id" OR DELETE OR TRUNCATE ON "people" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
