CREATE TABLE "text_changes" (
	"id" text PRIMARY KEY GENERATED ALWAYS AS (language || ' ' || namespace || ':' || key) STORED NOT NULL,
	"language" text NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"shipped_text" text NOT NULL,
	"original_text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer,
	CONSTRAINT "text_changes_language" CHECK ("text_changes"."language" in ('AZ', 'EN', 'RU'))
);
--> statement-breakpoint
ALTER TABLE "text_changes" ADD CONSTRAINT "text_changes_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "text_changes_content_version" AFTER INSERT OR UPDATE OR DELETE ON "text_changes" FOR EACH ROW EXECUTE FUNCTION "raise_content_version"();--> statement-breakpoint
CREATE TRIGGER "text_changes_audit" AFTER INSERT OR UPDATE OR DELETE ON "text_changes" FOR EACH ROW EXECUTE FUNCTION "record_change"('language', 'namespace', 'key', 'original_text', 'changed_at', 'changed_by');--> statement-breakpoint
CREATE TRIGGER "text_changes_events" AFTER INSERT OR UPDATE OR DELETE ON "text_changes" FOR EACH ROW EXECUTE FUNCTION "add_events"('everybody', 'Translation');
