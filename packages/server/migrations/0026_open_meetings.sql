ALTER TABLE "meetings" ADD COLUMN "first_day" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "last_day" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "text_length" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A series that ends by COUNT gets the latest day that it can have, until it is saved again.
UPDATE "meetings" SET
  "first_day" = least("day", (SELECT min(change->'fields'->>'day') FROM jsonb_array_elements("recurrence"->'changes') AS change)),
  "last_day" = greatest(
    "day",
    to_char(least("day"::date + 732, CASE
      WHEN "recurrence"->>'rule' LIKE '%UNTIL=%' THEN to_date(substring("recurrence"->>'rule' FROM 'UNTIL=(\d{8})'), 'YYYYMMDD')
      ELSE "day"::date + substring("recurrence"->>'rule' FROM 'COUNT=(\d+)')::int * CASE
        WHEN "recurrence"->>'rule' LIKE 'FREQ=DAILY%' THEN 1
        WHEN "recurrence"->>'rule' LIKE '%INTERVAL=2%' THEN 14
        WHEN "recurrence"->>'rule' LIKE 'FREQ=WEEKLY%' THEN 7
        ELSE 31
      END
    END), 'YYYY-MM-DD'),
    (SELECT max(change->'fields'->>'day') FROM jsonb_array_elements("recurrence"->'changes') AS change)
  )
WHERE "recurrence" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "meetings_last_day" ON "meetings" USING btree ("user_id",coalesce("last_day", case when "recurrence" is null then "day" else '9999-12-31' end));