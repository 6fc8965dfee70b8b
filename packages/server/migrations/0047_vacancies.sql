ALTER TABLE "job_texts" ALTER COLUMN "job_type" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "original" text DEFAULT 'EN' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "employment" text DEFAULT 'fullTime' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "workplace" text DEFAULT 'office' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "places" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_from" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_to" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_salary_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "published_on" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closes_on" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('draft', 'open', 'closed'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_original" CHECK ("jobs"."original" in ('AZ', 'EN', 'RU'));--> statement-breakpoint
-- Every vacancy until now is on the public site.
UPDATE "jobs" SET
  "state" = 'open',
  "published_on" = "created_at"::date,
  "employment" = coalesce((
    SELECT CASE
      WHEN t."job_type" ILIKE '%part%' THEN 'partTime'
      WHEN t."job_type" ILIKE '%shift%' THEN 'shifts'
      WHEN t."job_type" ILIKE '%fixed%' OR t."job_type" ILIKE '%contract%' THEN 'fixedTerm'
      WHEN t."job_type" ILIKE '%intern%' THEN 'internship'
    END
    FROM "job_texts" t WHERE t."job_id" = "jobs"."id" AND t."language" = 'EN'), 'fullTime'),
  "workplace" = coalesce((
    SELECT CASE
      WHEN t."job_type" ILIKE '%remote%' THEN 'remote'
      WHEN t."job_type" ILIKE '%hybrid%' THEN 'hybrid'
    END
    FROM "job_texts" t WHERE t."job_id" = "jobs"."id" AND t."language" = 'EN'), 'office'),
  "original" = coalesce((
    SELECT t."language" FROM "job_texts" t WHERE t."job_id" = "jobs"."id"
    ORDER BY t."language" = 'EN' DESC, t."language" LIMIT 1), 'EN');
