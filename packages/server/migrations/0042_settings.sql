ALTER TABLE "accounts" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Settings are of the person alone: the audit log does not have them.
DROP TRIGGER "accounts_audit" ON "accounts";--> statement-breakpoint
CREATE TRIGGER "accounts_audit" AFTER INSERT OR UPDATE OR DELETE ON "accounts" FOR EACH ROW EXECUTE FUNCTION "record_change"('password_hash', 'passkey_handle', 'settings');
