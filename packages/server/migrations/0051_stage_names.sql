-- The names of the glossary, where the company has kept those of 0049.
SELECT set_config('atrium.audit', 'off', true);--> statement-breakpoint
UPDATE "hiring_stages" SET "name" = jsonb_set("name", '{AZ}', '"İş təklifi"') WHERE "id" = 'offer' AND "name"->>'AZ' = 'Təklif';--> statement-breakpoint
UPDATE "hiring_stages" SET "name" = jsonb_set("name", '{RU}', '"Предложение о работе"') WHERE "id" = 'offer' AND "name"->>'RU' = 'Предложение';--> statement-breakpoint
UPDATE "hiring_stages" SET "name" = jsonb_set("name", '{RU}', '"Приём на работу"') WHERE "id" = 'hired' AND "name"->>'RU' = 'Принят на работу';--> statement-breakpoint
UPDATE "hiring_stages" SET "name" = jsonb_set("name", '{AZ}', '"Rədd edilib"') WHERE "id" = 'rejected' AND "name"->>'AZ' = 'İmtina edilib';--> statement-breakpoint
UPDATE "hiring_stages" SET "name" = jsonb_set("name", '{RU}', '"Отклонён"') WHERE "id" = 'rejected' AND "name"->>'RU' = 'Отказ';--> statement-breakpoint
SELECT set_config('atrium.audit', '', true);
