ALTER TABLE "record_requests" DROP CONSTRAINT "record_requests_state";--> statement-breakpoint
ALTER TABLE "record_requests" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_requests_waiting" ON "record_requests" USING btree ("user_id") WHERE "record_requests"."state" = 'sent';--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_state" CHECK (state in ('sent', 'granted', 'declined', 'withdrawn'));
--> statement-breakpoint
-- A trigger without arguments has no TG_ARGV: until now tables without secret columns (employees, news, kinds of leave and
-- leave entries) wrote no entries.
CREATE OR REPLACE FUNCTION "record_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  secret text[] := coalesce(TG_ARGV, '{}');
  earlier jsonb := '{}';
  later jsonb := '{}';
  before jsonb;
  after jsonb;
BEGIN
  IF current_setting('atrium.audit', true) = 'off' THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN earlier := to_jsonb(OLD) - secret; END IF;
  IF TG_OP <> 'DELETE' THEN later := to_jsonb(NEW) - secret; END IF;
  SELECT coalesce(jsonb_object_agg(key, value), '{}') INTO before FROM jsonb_each(earlier) WHERE later->key IS DISTINCT FROM value;
  SELECT coalesce(jsonb_object_agg(key, value), '{}') INTO after FROM jsonb_each(later) WHERE earlier->key IS DISTINCT FROM value;
  IF before = '{}' AND after = '{}' THEN RETURN NULL; END IF;
  INSERT INTO "audit_log" ("actor_id", "action", "kind", "record_id", "before", "after") VALUES (
    nullif(current_setting('atrium.actor', true), '')::integer,
    CASE TG_OP WHEN 'INSERT' THEN 'added' WHEN 'UPDATE' THEN 'changed' ELSE 'removed' END,
    TG_TABLE_NAME,
    coalesce(later->>'id', earlier->>'id'),
    before,
    after
  );
  RETURN NULL;
END
$$;
