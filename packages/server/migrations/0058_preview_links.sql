ALTER TABLE "content" ADD COLUMN "preview_hash" text;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "preview_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "content_preview" ON "content" USING btree ("preview_hash");--> statement-breakpoint
DROP TRIGGER "content_audit" ON "content";--> statement-breakpoint
CREATE TRIGGER "content_audit" AFTER UPDATE OR DELETE ON "content" FOR EACH ROW EXECUTE FUNCTION "record_change"('draft', 'revision', 'changed_at', 'changed_by', 'outdated', 'is_asked', 'publish_by', 'preview_hash');
