CREATE TABLE "public_badge_fields" (
	"id" text PRIMARY KEY NOT NULL,
	"is_public" boolean NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "public_badge_fields_audit" AFTER INSERT OR UPDATE OR DELETE ON "public_badge_fields" FOR EACH ROW EXECUTE FUNCTION "record_change"();
